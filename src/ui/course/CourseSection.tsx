import { Fragment } from 'react'
import { countryOf } from '../../geo/countries'
import { type Course, luckOf } from '../../machines/navigator/course'
import { isFound, type Round } from '../../machines/round'
import type { SelectionState } from '../globe/GuessMark'
import { signedTenths } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import { inNameOrder, listed } from '../words/lists'
import { greatestBend } from './bend'
import './Course.css'
import { CourseSteps } from './CourseSteps'
import { CourseTable } from './CourseTable'
import { NavigatorPlan } from './NavigatorPlan'

type Props = {
  readonly course: Course
  /** The round that is over. */
  readonly round: Round
  /** What is picked out on the globe; `undefined` where there is none. */
  readonly picking: SelectionState | undefined
}

/** How many countries are named that fitted; more are only counted. */
const NAMED = 5

/** What the hints of a round could have told, and how well it was guessed. */
export function CourseSection({ course, round, picking }: Props) {
  const { say, whole, dir } = useLocale()
  const { sought, legs, marks, navigator } = course
  const { skill } = marks
  const luck = luckOf(marks.bits)
  // Once one is left it stays.
  const counts = legs.map(({ left }) => left.length)
  const told = counts.slice(0, counts.indexOf(1) + 1 || counts.length)
  return (
    <section className="course" aria-labelledby="course-title">
      <h2 className="guesses-title" id="course-title">
        {say('course.title')}
      </h2>
      <p className="course-line">
        <span className="course-sought">{say('board.scope', { count: sought.length })}</span>
        {told.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a count is known by its place.
          <Fragment key={index}>
            <span className="course-then">{dir === 'rtl' ? ' ← ' : ' → '}</span>
            {whole(count)}
          </Fragment>
        ))}
      </p>
      {picking && <CourseSteps course={course} round={round} picking={picking} />}
      <p className="course-note">{say('course.reading', { arrows: round.rules.arrows ? 'yes' : 'no' })}</p>
      <p className="course-marks">
        <strong>{say('course.skill', { skill })}</strong>
        {luck !== 'expected' && (
          <>
            {' · '}
            <strong>{say(`course.${luck}`)}</strong>
          </>
        )}
      </p>
      <p>
        {say('course.skillMeans', { skill })} {say('course.luckMeans', { luck })}
      </p>
      <Fitted course={course} round={round} />
      <CourseTable course={course} picking={picking} />
      <Bending round={round} />
      <NavigatorPlan navigator={navigator} found={isFound(round) ? round.guesses.length : undefined} />
      <p className="course-note">{say('course.exact')}</p>
      <Bits legs={legs} />
    </section>
  )
}

/** The luck of each guess for whoever wants its measure. */
function Bits({ legs }: Pick<Course, 'legs'>) {
  const { say, nameOf, tenths } = useLocale()
  return (
    <details className="course-bits">
      <summary>{say('course.bitsMeans')}</summary>
      {/* No list: on a game's screen, list items are guesses. */}
      {legs.map(({ guess, bits }) => (
        <p key={guess}>
          {nameOf(countryOf(guess))}: {say('course.bits', { bits: signedTenths(bits, tenths) })}
        </p>
      ))}
    </details>
  )
}

/** What fitted in words: after the first guess that left only a few, or after the last. */
function Fitted({ course: { legs }, round }: Pick<Props, 'course' | 'round'>) {
  const locale = useLocale()
  const { say } = locale
  const wrong = legs.filter(({ guess }) => guess !== round.target)
  const told = wrong.find(({ left }) => left.length <= NAMED) ?? wrong.at(-1)
  if (told === undefined) return null
  const { left } = told
  const [number, count] = [wrong.indexOf(told) + 1, left.length]
  const ordered = inNameOrder(left, locale).map(({ name }) => name)
  const names = listed(ordered, say)
  return (
    <p>
      {count <= NAMED ? say('course.few', { count, names, number }) : say('course.many', { count, number })}
    </p>
  )
}

/** Says of the arrow that may surprise most why it pointed where it did. */
function Bending({ round: { guesses, target } }: Pick<Props, 'round'>) {
  const { say, nameOf } = useLocale()
  const bend = greatestBend(guesses, target)
  if (bend === undefined) return null
  const [guess, answer] = [bend.guess, target].map((country) => nameOf(countryOf(country))) as [
    string,
    string,
  ]
  const [wind, flat] = [bend.wind, bend.flat].map(({ word }) => say(`wind.${word}`)) as [string, string]
  return <p>{say('course.bends', { guess, answer, wind, flat })}</p>
}
