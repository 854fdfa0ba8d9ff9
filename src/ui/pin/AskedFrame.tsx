import type { KeyboardEvent, ReactNode } from 'react'

type Props = { readonly className: string; readonly children: ReactNode }

/** Frame of a question and its answer, in which a key that is held down presses only once. */
export function AskedFrame({ className, children }: Props) {
  return (
    <div className={`${className} pins-asked`} onKeyDownCapture={ignoreRepeated}>
      {children}
    </div>
  )
}

/** Arrow keys and letters repeat; each answer, and each way on, is a press of its own. */
function ignoreRepeated(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
}
