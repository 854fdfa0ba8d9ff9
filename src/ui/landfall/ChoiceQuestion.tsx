import { type ReactNode, useId, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import { useLocale } from '../words/LocaleContext'
import './landfall.css'

type Props = {
  readonly title: string
  readonly options: readonly CountryCode[]
  readonly right: readonly CountryCode[]
  /** Countries that were chosen, once the question is answered. */
  readonly chosen: readonly CountryCode[] | undefined
  /** Content of an option; one without words gets its number as its name. */
  readonly show: (country: CountryCode, isAnswered: boolean) => ReactNode
  readonly className?: string
  /** Called with the choice as soon as it has as many countries as are right. */
  readonly onChoose: (countries: readonly CountryCode[]) => void
}

/** Question with options: the press that completes the choice is the answer. */
export function ChoiceQuestion({ title, options, right, chosen, show, className = '', onChoose }: Props) {
  const { say } = useLocale()
  const id = useId()
  const [pressed, setPressed] = useState<readonly CountryCode[]>([])
  const press = (country: CountryCode) => {
    const others = pressed.filter((other) => other !== country)
    const next = others.length < pressed.length ? others : [...pressed, country]
    setPressed(next)
    if (next.length === right.length) onChoose(next)
  }
  const isChosen = (country: CountryCode) => (chosen ?? pressed).includes(country)
  return (
    <section aria-labelledby={id}>
      <h3 className="landfall-question" id={id}>
        {title}
      </h3>
      <div className={`landfall-options ${className}`}>
        {options.map((country) => {
          const isRight = right.includes(country)
          const verdict = chosen && (isRight ? 'right' : isChosen(country) && 'wrong')
          return (
            <button
              key={country}
              type="button"
              className={verdict ? `landfall-option landfall-${verdict}` : 'landfall-option'}
              aria-pressed={isChosen(country)}
              aria-disabled={chosen !== undefined}
              onClick={() => chosen ?? press(country)}
            >
              {show(country, chosen !== undefined)}
              {verdict && (
                <span className="landfall-mark">
                  <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
                  <span className="visually-hidden">{say(`landfall.${verdict}`)}</span>
                </span>
              )}
            </button>
          )
        })}
      </div>
    </section>
  )
}
