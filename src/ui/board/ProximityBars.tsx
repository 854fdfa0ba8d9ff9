import { barsOf } from '../../geo/proximity'
import { useLocale } from '../words/LocaleContext'
import './ProximityBars.css'

type Props = {
  readonly proximity: number
  /** In per cent, as it is read out. */
  readonly text: string
}

/** Where the bars begin, in the units of the picture. */
const BARS = [0, 9, 18, 27, 36]

/** A proximity of 0 to 100 as a meter of five bars. They are two shapes in all: each element would hold up the row. */
export function ProximityBars({ proximity, text }: Props) {
  const { say } = useLocale()
  const filled = barsOf(proximity)
  return (
    <svg
      className="bars"
      viewBox="0 0 43 17"
      role="meter"
      aria-label={say('row.proximity')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={proximity}
      aria-valuetext={text}
    >
      <path className="bars-empty" d={framesAt(BARS.slice(filled))} />
      <path className="bars-filled" d={framesAt(BARS.slice(0, filled))} />
    </svg>
  )
}

function framesAt(places: readonly number[]): string {
  return places.map((x) => `M${x}.5.5h6v16h-6z`).join('')
}
