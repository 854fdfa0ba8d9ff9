import { useLocale } from '../words/LocaleContext'
import { NEARER } from './globeKeys'

type Props = {
  readonly helpId: string
  readonly isFlat: boolean
  onFlat(isFlat: boolean): void
  onZoom(factor: number): void
}

/** What the globe understands, and buttons for whoever has no keys. */
export function GlobeTools({ helpId, isFlat, onFlat, onZoom }: Props) {
  const { say } = useLocale()
  return (
    <div className="globe-tools">
      <button type="button" className="globe-tool" aria-pressed={isFlat} onClick={() => onFlat(!isFlat)}>
        {say('globe.flat')}
      </button>
      <button
        type="button"
        className="globe-tool"
        aria-label={say('globe.further')}
        onClick={() => onZoom(1 / NEARER)}
      >
        −
      </button>
      <button
        type="button"
        className="globe-tool"
        aria-label={say('globe.closer')}
        onClick={() => onZoom(NEARER)}
      >
        +
      </button>
      <p className="globe-help" id={helpId}>
        {say('globe.help')}
      </p>
    </div>
  )
}
