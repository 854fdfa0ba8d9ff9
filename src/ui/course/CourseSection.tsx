import { Fragment } from 'react'
import { type Direction, directionOf } from '../../geo/direction'
import { initialBearing } from '../../geo/greatCircle'
import { flatBearing } from '../../geo/maps/flat'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { type Course, isJudged, luckOf, type RoundScore } from '../../machines/navigator/course'
import { isFound, type Round } from '../../machines/rules/round'
import type { SelectionState } from '../globe/GuessMark'
import { useLocale } from '../words/LocaleContext'
import { inNameOrder, listed, scopeOf } from '../words/lists'
import { CourseSteps } from './CourseSteps'
import { CourseTable } from './CourseTable'
import './Course.css'

type Props = {
  readonly course: Course
  /** Finished round. */
  readonly round: Round
  /** Selection on the globe; `undefined` if the page has no globe. */
  readonly picking: SelectionState | undefined
}

/** Most fitting countries that are listed by name; a larger set is only counted. */
const NAMED = 5

/** Analysis of a finished round: the information in its hints, and how well the player used it. */
export function CourseSection({ course, round, picking }: Props) {
  const { say, whole, dir } = useLocale()
  const { legs, marks, navigator } = course
  const isScored = isJudged(round)
  // Once a single country is left, the count stays at one, so the rest is cut.
  const counts = legs.map(({ left }) => left.length)
  const told = counts.slice(0, counts.indexOf(1) + 1 || counts.length)
  return (
    <section className="course" aria-labelledby="course-title">
      <h3 className="course-title" id="course-title">
        {say('course.title')}
      </h3>
      <p className="course-line">
        <span className="course-targets">{scopeOf(round.puzzle.deck, say)}</span>
        {told.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a count has no identity but its position
          <Fragment key={index}>
            <span className="course-then">{dir === 'rtl' ? ' ← ' : ' → '}</span>
            {whole(count)}
          </Fragment>
        ))}
      </p>
      {picking && <CourseSteps course={course} round={round} picking={picking} />}
      <p className="course-note">{say('course.reading', { arrows: round.rules.arrows ? 'yes' : 'no' })}</p>
      <Fitted course={course} round={round} />
      <CourseTable course={course} isScored={isScored} picking={picking} />
      {isScored && <Marks {...marks} />}
      <Bending round={round} />
      <NavigatorPlan navigator={navigator} found={isFound(round) ? round.guesses.length : undefined} />
    </section>
  )
}

/** Skill and luck of a round, each with what it means. */
function Marks({ skill, bits }: RoundScore) {
  const { say } = useLocale()
  const luck = luckOf(bits)
  return (
    <>
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
    </>
  )
}

/** Sentence about the countries that fitted the hints after the first guess that left only a few, or after the last. */
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

/** Explanation of the most surprising arrow: why its direction differs from that on a flat map. */
function Bending({ round: { guesses, target } }: Pick<Props, 'round'>) {
  const { say, nameInSentence } = useLocale()
  const bend = greatestBend(guesses, target)
  if (bend === undefined) return null
  const [guess, answer] = [bend.guess, target].map((country) => nameInSentence(placeOf(country))) as [
    string,
    string,
  ]
  const [wind, flat] = [bend.wind, bend.flat].map(({ word }) => say(`wind.${word}`)) as [string, string]
  return <p>{say('course.bends', { guess, answer, wind, flat })}</p>
}

/** Guess with a surprising arrow: `wind` is the arrow on the globe, `flat` the direction on a flat map. */
type Bend = { readonly guess: PlaceId; readonly wind: Direction; readonly flat: Direction }

/** Least difference between the globe's and the flat map's directions worth explaining, in degrees. */
const NOTABLE = 45

/** Guess whose direction on the globe and on a flat map differ most, if by more than `NOTABLE` degrees. */
export function greatestBend(guesses: readonly PlaceId[], target: PlaceId): Bend | undefined {
  const { centroid } = placeOf(target)
  const bends = guesses
    .filter((guess) => guess !== target)
    .map((guess) => {
      const from = placeOf(guess).centroid
      const [bearing, flat] = [initialBearing(from, centroid), flatBearing(from, centroid)]
      const turn = Math.abs(bearing - flat)
      return { guess, wind: directionOf(bearing), flat: directionOf(flat), by: Math.min(turn, 360 - turn) }
    })
  const [greatest] = bends.sort((a, b) => b.by - a.by)
  return greatest && greatest.by > NOTABLE ? greatest : undefined
}

type NavigatorProps = {
  readonly navigator: Course['navigator']
  /** Number of guesses in which the player found the target; `undefined` if the round was lost. */
  readonly found: number | undefined
}

/** Guesses of an ideal player, beside the number that the player needed. */
function NavigatorPlan({ navigator, found }: NavigatorProps) {
  const { say } = useLocale()
  return (
    <div className="navigator">
      <h4 className="navigator-title">{say('course.navigator')}</h4>
      <p className="course-note">{say('course.navigatorIs')}</p>
      <dl className="navigator-plans">
        <div>
          <dt>{say('friend.you')}</dt>
          <dd>{found === undefined ? say('course.notFound') : say('course.found', { count: found })}</dd>
        </div>
        <Plan name={say('course.fromYours')} guesses={navigator.after} />
        <Plan name={say('course.alone')} guesses={navigator.alone} />
      </dl>
    </div>
  )
}

function Plan({ name, guesses }: { readonly name: string; readonly guesses: readonly PlaceId[] }) {
  const { say, nameOf } = useLocale()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {say('course.found', { count: guesses.length })}
        <span className="navigator-guesses">
          {guesses.map((guess) => nameOf(placeOf(guess))).join(say('list.between'))}
        </span>
      </dd>
    </div>
  )
}
