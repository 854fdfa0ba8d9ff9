import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useSettling } from '../parts/useSettling'
import './pin.css'

type Props = {
  /** Name of the button that goes on. */
  readonly next: string
  readonly onNext: () => void
  readonly children: ReactNode
}

/** Outcome of an answer in words, and the button that goes on, which takes the focus. */
export function Answered({ next, onNext, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  // The second press of a double click on the button before must not go on.
  const isSettling = useSettling(true)
  return (
    <>
      <p className="pin-answer" id={id}>
        {children}
      </p>
      <button
        type="button"
        className="button"
        ref={button}
        aria-describedby={id}
        onClick={() => isSettling || onNext()}
      >
        {next}
      </button>
    </>
  )
}
