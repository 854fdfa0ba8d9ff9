import type { CSSProperties, KeyboardEvent, ReactNode, RefObject } from 'react'
import { useLocale } from '../words/LocaleContext'
import { NEARER } from './useGlobeHands'
import type { StoryAction } from './useStory'
import './Globe.css'

type Props = {
  /** Beginning of the ids of its parts. */
  readonly id: string
  /** Heading; none where the globe stands under one, or beside one with an id. */
  readonly title?: string
  readonly titleId?: string | undefined
  readonly className?: string
  readonly style?: CSSProperties
  readonly field: RefObject<HTMLDivElement | null>
  readonly isStill: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Text on keys and colours. */
  readonly help: string
  /** The next action of the story's button; `undefined` hides the button. */
  readonly story?: StoryAction | undefined
  onStory?: () => void
  readonly isFlat: boolean
  /** Called with another look; absent where there is only the globe. */
  readonly onFlat?: ((isFlat: boolean) => void) | undefined
  onZoom(factor: number): void
  /** Picture of the Earth. */
  readonly picture: ReactNode
  /** Description of the picture in words. */
  readonly children?: ReactNode
}

/** Frame around a picture of the Earth: the title, the field that takes pointers and keys, and the tools. */
export function GlobeFrame(props: Props) {
  const { id, title, titleId, className = '', style, field, isStill, onKeyDown, picture, children } = props
  const { help, story, onStory, isFlat, onFlat, onZoom } = props
  const { say } = useLocale()
  return (
    <section
      className={`globe ${className}`}
      style={style}
      aria-labelledby={titleId ?? (title && `${id}title`)}
    >
      {title && (
        <h2 className="guesses-title" id={`${id}title`}>
          {title}
        </h2>
      )}
      <div
        className={isStill ? 'globe-field' : 'globe-field globe-turning'}
        ref={field}
        role="application"
        aria-label={isFlat ? say('globe.map') : say('rules.globe')}
        aria-describedby={`${id}help`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an element that takes keys must be focusable
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {picture}
      </div>
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
          {onFlat && (
            <button
              type="button"
              className="globe-tool"
              aria-pressed={isFlat}
              onClick={() => onFlat(!isFlat)}
            >
              {say('globe.flat')}
            </button>
          )}
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
        <p className="globe-help" id={`${id}help`}>
          {help}
        </p>
      </div>
      {children}
    </section>
  )
}
