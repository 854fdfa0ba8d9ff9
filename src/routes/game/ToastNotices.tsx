import { Late } from '../../ui/parts/Late'
import { Notice } from '../../ui/parts/Notice'
import { Part } from '../../ui/parts/part'
import type { ToastMessage } from '../../ui/parts/Toasts'

/** The toasts are fetched with the first of them. */
const toasts = new Part(() => import('../../ui/parts/Toasts'))

type Props = {
  /** The last thing that there was to tell. */
  readonly message: ToastMessage | undefined
}

/** Tells in passing whatever there is to tell. */
export function ToastNotices({ message }: Props) {
  if (message === undefined) return null
  return (
    // What there is to tell is told, with or without the toasts.
    <Late part={toasts} missing={() => <Notice>{message.text}</Notice>}>
      {({ Toasts }) => <Toasts message={message} />}
    </Late>
  )
}
