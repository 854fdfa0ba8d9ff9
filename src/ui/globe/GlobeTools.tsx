import { useLocale } from '../words/LocaleContext'
import type { StoryAction } from './useStory'

/** Zoom factor of one step, and degrees of one turn at zoom 1. */
export const NEARER = 1.4
const STEP = 15

/** Turn of the globe for each arrow key, in degrees at zoom 1. */
export const TURNS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowLeft: [0, -STEP],
  ArrowRight: [0, STEP],
  ArrowUp: [STEP, 0],
  ArrowDown: [-STEP, 0],
}

type Props = {
  readonly helpId: string
  /** Text on keys and colours. */
  readonly help: string
  /** The next action of the story's button; `undefined` hides the button. */
  readonly story?: StoryAction | undefined
  onStory?: () => void
  readonly isFlat: boolean
  onFlat(isFlat: boolean): void
  onZoom(factor: number): void
}

/** Buttons for the story, the flat map and the zoom, and the help text on keys. */
export function GlobeTools({ helpId, help, story, onStory, isFlat, onFlat, onZoom }: Props) {
  const { say } = useLocale()
  return (
    <div className="globe-tools">
      {story && (
        <button type="button" className="globe-tool globe-story" onClick={onStory}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={story === 'globe.stop' ? 'M2 2h8v8H2z' : 'M2 1v10l9-5z'} />
          </svg>
          {say(story)}
        </button>
      )}
      <div className="globe-looks">
        <button type="button" className="globe-tool" aria-pressed={isFlat} onClick={() => onFlat(!isFlat)}>
          {say('globe.flat')}
        </button>
        <div className="globe-zoom">
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
        </div>
      </div>
      <p className="globe-help" id={helpId}>
        {help}
      </p>
    </div>
  )
}
