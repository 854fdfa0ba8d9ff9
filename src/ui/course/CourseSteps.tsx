import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { isCountry } from '../../geo/countries'
import { compassPointOf } from '../../geo/direction'
import type { Band } from '../../geo/maps/band'
import { placeOf } from '../../geo/places'
import type { Course } from '../../machines/navigator/course'
import { TOLERANCE } from '../../machines/navigator/telling'
import { hintOf } from '../../machines/rules/hint'
import type { Round } from '../../machines/rules/round'
import type { PickedFit, SelectionState } from '../globe/GuessMark'
import { IconButton } from '../parts/IconButton'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly course: Course
  readonly round: Round
  readonly picking: SelectionState
}

/** Style of the step buttons. */
const tool = { className: 'globe-tool', size: 12 }

/** Steps through the guesses on the globe: the countries that still fitted after each, and where its hint pointed. */
export function CourseSteps({ course, round, picking: [{ fit }, onPicks] }: Props) {
  const { say, dir } = useLocale()
  const last = course.legs.length - 1
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const forth = useRef<HTMLButtonElement>(null)
  const isShown = fit !== undefined
  const isPressed = useRef(false)
  // The pressed button has been replaced, so its replacement takes the focus.
  useEffect(() => {
    if (isPressed.current) (isShown ? forth : opener).current?.focus({ preventScroll: true })
    isPressed.current = false
  }, [isShown])
  const show = (index: number) => {
    const isThere = index >= 0 && index <= last
    if (isThere) onPicks(({ isShown }) => ({ isShown, fit: pickedFitOf(course, round, index) }))
  }
  if (fit === undefined) {
    return (
      <button
        ref={opener}
        type="button"
        className="globe-tool course-show"
        onClick={() => {
          isPressed.current = true
          show(0)
        }}
      >
        {say('course.show')}
      </button>
    )
  }
  const { index, left } = fit
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== forward && event.key !== back) return
    show(index + (event.key === forward ? 1 : -1))
    event.preventDefault()
  }
  return (
    <>
      <div
        className="course-steps"
        role="group"
        aria-label={say('course.steps')}
        aria-describedby={id}
        onKeyDown={onKeyDown}
      >
        <IconButton
          {...tool}
          label={say('course.back')}
          path="M7.5 1.5 3 6l4.5 4.5"
          press={index > 0 && (() => show(index - 1))}
        />
        <p className="course-step" role="status" id={id}>
          {say('course.step', { number: index + 1, count: left.length })}
        </p>
        <IconButton
          {...tool}
          ref={forth}
          label={say('globe.next')}
          path="M4.5 1.5 9 6l-4.5 4.5"
          press={index < last && (() => show(index + 1))}
        />
        <IconButton
          {...tool}
          label={say('course.end')}
          path="M2 2l8 8M10 2 2 10"
          press={() => {
            isPressed.current = true
            onPicks(({ isShown }) => ({ isShown }))
          }}
        />
      </div>
      <p className="course-note">{say('course.legend')}</p>
    </>
  )
}

/** Selection that shows a guess of a round on the globe, by the guess's index. */
export function pickedFitOf({ targets, legs }: Course, round: Round, index: number): PickedFit {
  const before = legs[index - 1]?.left ?? targets
  const left = legs[index]?.left ?? []
  const ruledOut = before.filter((country) => !left.includes(country)).filter(isCountry)
  return { index, left: left.filter(isCountry), ruledOut, band: bandOf(round, index) }
}

/** Area in which a wrong guess's hint places the target: distances within `TOLERANCE`, in the arrow's direction. */
function bandOf(round: Round, index: number): Band | undefined {
  const guess = round.guesses[index]
  if (guess === undefined || guess === round.target) return undefined
  const { distance, bearing } = hintOf(guess, round)
  const factor = 1 + TOLERANCE / 100
  return {
    around: placeOf(guess).centroid,
    from: distance / factor,
    to: distance * factor,
    compassPoint: bearing === undefined ? undefined : compassPointOf(bearing),
  }
}
