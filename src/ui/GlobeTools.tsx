import { globe as texts } from './english'
import { NEARER } from './globeKeys'

type Props = {
  readonly helpId: string
  readonly isFlat: boolean
  onFlat(isFlat: boolean): void
  onZoom(factor: number): void
}

/** What the globe understands, and buttons for whoever has no keys. */
export function GlobeTools({ helpId, isFlat, onFlat, onZoom }: Props) {
  return (
    <div className="globe-tools">
      <p className="globe-help" id={helpId}>
        {texts.help}
      </p>
      <button type="button" className="globe-tool" aria-pressed={isFlat} onClick={() => onFlat(!isFlat)}>
        {texts.flat}
      </button>
      <button
        type="button"
        className="globe-tool"
        aria-label={texts.further}
        onClick={() => onZoom(1 / NEARER)}
      >
        −
      </button>
      <button type="button" className="globe-tool" aria-label={texts.closer} onClick={() => onZoom(NEARER)}>
        +
      </button>
    </div>
  )
}
