import { barsOf } from '../../geo/proximity'
import { useLocale } from '../words/LocaleContext'
import './ProximityBars.css'

type Props = {
  readonly proximity: number
  /** In per cent, as it is read out. */
  readonly text: string
}

/** A proximity of 0 to 100 as a meter of five bars. */
export function ProximityBars({ proximity, text }: Props) {
  const { say } = useLocale()
  const filled = barsOf(proximity)
  return (
    <span
      className="bars"
      role="meter"
      aria-label={say('row.proximity')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={proximity}
      aria-valuetext={text}
    >
      {[1, 2, 3, 4, 5].map((bar) => (
        <span key={bar} className={bar <= filled ? 'bar bar-filled' : 'bar'} />
      ))}
    </span>
  )
}
