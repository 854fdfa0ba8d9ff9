import { type ReactNode, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useSettling } from '../parts/useSettling'
import './pin.css'
import { Button } from '../parts/Button'

/** Way on from an answered question: the name of the button that goes on, and what it does. */
export type Onwards = { readonly next: string; readonly onNext: () => void }

type Props = Onwards & { readonly children: ReactNode }

/** First control of a question on the screen. */
const FIRST = '.pins-asked :is(.globe-field, input, .quiz-option)'

/** Renders the next question at once and focuses its first control, since the button that has the focus goes. */
export function moveOn(change: () => void): void {
  flushSync(change)
  document.querySelector<HTMLElement>(FIRST)?.focus()
}

/** Outcome of an answer in words, and the button that goes on, which takes the focus and hands it to the next question. */
export function Answered({ next, onNext, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    // Below a long list, the answer would stand out of sight.
    button.current?.closest('.pins-asked')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  // The second press of a double click on the button before must not go on.
  const settling = useSettling()
  return (
    <>
      <p className="pin-answer" id={id}>
        {children}
      </p>
      <Button {...settling} ref={button} aria-describedby={id} onClick={() => moveOn(onNext)}>
        {next}
      </Button>
    </>
  )
}
