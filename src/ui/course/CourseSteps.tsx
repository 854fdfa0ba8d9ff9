import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react'
import type { Course } from '../../machines/navigator/course'
import type { Round } from '../../machines/round'
import type { Picking } from '../globe/GuessMark'
import { useLocale } from '../words/LocaleContext'
import { fitOf } from './pickedFit'

type Props = {
  readonly course: Course
  readonly round: Round
  readonly picking: Picking
}

/** Goes through the guesses on the globe: what still fitted after each, and where its hint pointed. */
export function CourseSteps({ course, round, picking: [{ fit }, onPicks] }: Props) {
  const { say, dir } = useLocale()
  const last = course.legs.length - 1
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const forth = useRef<HTMLButtonElement>(null)
  const isShown = fit !== undefined
  const isPressed = useRef(false)
  // The button that was pressed is gone, and the focus would be with it.
  useEffect(() => {
    if (isPressed.current) (isShown ? forth : opener).current?.focus({ preventScroll: true })
    isPressed.current = false
  }, [isShown])
  const show = (index: number) => {
    const isThere = index >= 0 && index <= last
    if (isThere) onPicks(() => ({ fit: fitOf(course, round, index) }))
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
        <Step
          label={say('course.back')}
          isOff={index === 0}
          press={() => show(index - 1)}
          path="M7.5 1.5 3 6l4.5 4.5"
        />
        <p className="course-step" role="status" id={id}>
          {say('course.step', { number: index + 1, count: left.length })}
        </p>
        <Step
          button={forth}
          label={say('course.next')}
          isOff={index === last}
          press={() => show(index + 1)}
          path="M4.5 1.5 9 6l-4.5 4.5"
        />
        <Step
          label={say('course.end')}
          press={() => {
            isPressed.current = true
            onPicks({})
          }}
          path="M2 2l8 8M10 2 2 10"
        />
      </div>
      <p className="course-note">{say('course.legend')}</p>
    </>
  )
}

type StepProps = {
  readonly button?: Ref<HTMLButtonElement>
  readonly label: string
  readonly path: string
  readonly isOff?: boolean
  press(): void
}

function Step({ button, label, path, isOff = false, press }: StepProps) {
  return (
    <button
      ref={button}
      type="button"
      className="globe-tool"
      aria-label={label}
      // One that is switched off keeps the focus.
      aria-disabled={isOff}
      onClick={press}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </button>
  )
}
