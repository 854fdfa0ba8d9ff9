import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { adoptStyles } from '../adoptStyles'
import { useLocale } from '../words/LocaleContext'
import styles from './Toasts.css?inline'

adoptStyles(styles)

/** Something to tell in passing. A new object is a new toast, even with the same words. */
export type Notice = { readonly kind: 'success' | 'error'; readonly text: string }

/** Shows each notice for a few seconds. */
export function Toasts({ notice }: { readonly notice: Notice }) {
  const { say } = useLocale()
  useEffect(() => {
    toast[notice.kind](notice.text)
  }, [notice])
  return (
    <Toaster
      position="bottom-center"
      theme="system"
      className="toasts"
      containerAriaLabel={say('toasts.label')}
    />
  )
}
