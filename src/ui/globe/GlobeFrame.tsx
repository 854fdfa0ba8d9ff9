import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from 'react'
import { useLocale } from '../words/LocaleContext'
import { GlobeTools } from './GlobeTools'
import './Globe.css'

type Props = Omit<ComponentProps<typeof GlobeTools>, 'helpId'> & {
  /** Beginning of the ids of its parts. */
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly field: RefObject<HTMLDivElement | null>
  readonly isStill: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Picture of the Earth. */
  readonly picture: ReactNode
  /** Description of the picture in words. */
  readonly children?: ReactNode
}

/** Frame around a picture of the Earth: the title, the field that takes pointers and keys, and the tools. */
export function GlobeFrame(props: Props) {
  const { id, title, className = '', field, isStill, onKeyDown, picture, children, ...tools } = props
  const { say } = useLocale()
  return (
    <section className={`globe ${className}`} aria-labelledby={`${id}title`}>
      <h2 className="guesses-title" id={`${id}title`}>
        {title}
      </h2>
      <div
        className={isStill ? 'globe-field' : 'globe-field globe-turning'}
        ref={field}
        role="application"
        aria-label={tools.isFlat ? say('globe.map') : say('globe.globe')}
        aria-describedby={`${id}help`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an element that takes keys must be focusable
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {picture}
      </div>
      <GlobeTools helpId={`${id}help`} {...tools} />
      {children}
    </section>
  )
}
