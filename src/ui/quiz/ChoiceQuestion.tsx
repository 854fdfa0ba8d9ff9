import { useId, useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { facts } from '../../geo/facts'
import type { Question } from '../../machines/quiz/questions'
import { Answered, type Onwards } from '../pin/Answered'
import { useLocale } from '../words/LocaleContext'
import { Flag } from './Flag'
import { RightAnswer } from './RightAnswer'
import './quiz.css'

type Props = Onwards & {
  readonly question: Exclude<Question, { kind: 'place' }>
  /** Countries that were chosen, none if the question was skipped, and whether they are right, once it is answered. */
  readonly answer:
    | { readonly chosen: readonly CountryCode[] | undefined; readonly isRight: boolean }
    | undefined
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
  const chosen = answer ? (answer.chosen ?? []) : pressed
  const isChosen = (country: CountryCode) => chosen.includes(country)
  const missed = right.filter((country) => !isChosen(country))
  const textOf = (country: CountryCode) =>
    kind === 'capital' ? locale.placeOf(facts[country].capitals[0]).name : locale.nameOf(countryOf(country))
  return (
    <>
      <section aria-labelledby={id}>
        <h3 className="quiz-question" id={id}>
          {say(isAcross ? 'quiz.across' : `quiz.${kind}`, { count: right.length })}
        </h3>
        <div className={kind === 'flag' ? 'quiz-options quiz-flags' : 'quiz-options'}>
          {options.map((country, index) => {
            const isRight = right.includes(country)
            const verdict = answer && (isRight ? 'right' : isChosen(country) && 'wrong')
            return (
              <button
                key={country}
                type="button"
                className={verdict ? `quiz-option quiz-${verdict}` : 'quiz-option'}
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
                  <span className="quiz-mark">
                    <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
                    <span className="visually-hidden">{say(`quiz.${verdict}`)}</span>
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
            {answer.chosen && <strong>{say(answer.isRight ? 'quiz.yes' : 'quiz.no')}</strong>}{' '}
            {kind !== 'flag' ? (
              // Those that were chosen are ticked above.
              <RightAnswer question={kind === 'capital' ? question : { ...question, right: missed }} />
            ) : (
              missed.map((country) => say('quiz.flagOf', { number: options.indexOf(country) + 1 }))
            )}
          </Answered>
        </div>
      )}
    </>
  )
}
