import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { useLocale } from '../words/LocaleContext'
import './Toasts.css'

/** Message of a toast. A new object shows a new toast, even with the same words. */
export type ToastMessage = { readonly kind: 'success' | 'error'; readonly text: string }

/** Shows each message for a few seconds. */
export function Toasts({ message }: { readonly message: ToastMessage }) {
  const { say } = useLocale()
  useEffect(() => {
    toast[message.kind](message.text)
  }, [message])
  // Toasts still open when the screen is left would reappear with the next ones.
  useEffect(() => () => void toast.dismiss(), [])
  return (
    <Toaster
      position="bottom-center"
      theme="system"
      className="toasts"
      containerAriaLabel={say('toasts.label')}
    />
  )
}
