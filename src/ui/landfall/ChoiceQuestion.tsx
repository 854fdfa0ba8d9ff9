import { useId, useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { facts } from '../../geo/facts'
import type { Question } from '../../machines/landfall/questions'
import { Answered, type Onwards } from '../pin/Answered'
import { useLocale } from '../words/LocaleContext'
import { inNameOrder, listed } from '../words/lists'
import { Flag } from './Flag'
import './landfall.css'

type Props = Onwards & {
  readonly question: Exclude<Question, { kind: 'place' }>
  /** Countries that were chosen, and whether they are right, once the question is answered. */
  readonly answer: { readonly chosen: readonly CountryCode[]; readonly isRight: boolean } | undefined
  /** Called with the choice as soon as it has as many countries as are right. */
  readonly onChoose: (countries: readonly CountryCode[]) => void
}

/** Question with options: the press that completes the choice is the answer. */
export function ChoiceQuestion({ question, answer, onChoose, next, onNext }: Props) {
  const { kind, options, right, isAcross } = question
  const locale = useLocale()
  const { say } = locale
  const id = useId()
  const [pressed, setPressed] = useState<readonly CountryCode[]>([])
  const press = (country: CountryCode) => {
    const others = pressed.filter((other) => other !== country)
    const next = others.length < pressed.length ? others : [...pressed, country]
    setPressed(next)
    if (next.length === right.length) onChoose(next)
  }
  const isChosen = (country: CountryCode) => (answer?.chosen ?? pressed).includes(country)
  const textOf = (country: CountryCode) =>
    kind === 'capital' ? locale.placeOf(facts[country].capitals[0]).name : locale.nameOf(countryOf(country))
  return (
    <>
      <section aria-labelledby={id}>
        <h3 className="landfall-question" id={id}>
          {say(isAcross ? 'landfall.across' : `landfall.${kind}`, { count: right.length })}
        </h3>
        <div className={kind === 'flag' ? 'landfall-options landfall-flags' : 'landfall-options'}>
          {options.map((country, index) => {
            const isRight = right.includes(country)
            const verdict = answer && (isRight ? 'right' : isChosen(country) && 'wrong')
            return (
              <button
                key={country}
                type="button"
                className={verdict ? `landfall-option landfall-${verdict}` : 'landfall-option'}
                aria-pressed={isChosen(country)}
                aria-disabled={answer !== undefined}
                onClick={() => answer ?? press(country)}
              >
                {kind === 'flag' ? (
                  <Flag country={country} number={index + 1} isNamed={answer !== undefined} />
                ) : (
                  textOf(country)
                )}
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
      {answer && (
        <div className="pin-actions">
          <Answered next={next} onNext={onNext}>
            <strong>{say(answer.isRight ? 'landfall.yes' : 'landfall.no')}</strong>{' '}
            {kind === 'neighbours' &&
              listed(
                inNameOrder(right, locale).map(({ name }) => name),
                say,
              )}
            {kind === 'capital' && right.map(textOf)}
          </Answered>
        </div>
      )}
    </>
  )
}
