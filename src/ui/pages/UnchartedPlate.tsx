import { Neatline } from '../plate/Neatline'
import '../plate/Plate.css'
import '../plate/UnchartedPlate.css'

/** Plate of open sea with a dotted, unsurveyed coast. */
export function UnchartedPlate({ className }: { readonly className: string }) {
  return (
    <div className={`plate ${className}`}>
      <Neatline />
      <svg className="uncharted" viewBox="0 0 100 100" aria-hidden="true">
        <path d="M31 58c-6-4-9-12-4-18s10-3 14-8 4-11 12-12 9 6 15 8 11 6 10 14-8 8-9 15-5 17-14 18-9-7-14-9-5-5-10-8Z" />
        <text x="52" y="57">
          ?
        </text>
      </svg>
    </div>
  )
}
