import type { ReactNode } from 'react'
import { ignoreHeld } from '../parts/useSettling'

type Props = { readonly className: string; readonly children: ReactNode }

/** Frame of a question and its answer, in which a key that is held down presses only once. */
export function AskedFrame({ className, children }: Props) {
  return (
    <div className={`${className} pins-asked`} onKeyDownCapture={ignoreHeld}>
      {children}
    </div>
  )
}
