import { type ReactNode, useEffect, useState } from 'react'
import { rest } from '../parts/rest'
import { useLocale } from '../words/LocaleContext'

/** How long after the page is there they are left away at least, in milliseconds. */
const MOMENT = 1000

/**
 * The languages at the foot of every page. They come a moment later, once the page rests: the browser seeks a
 * font for every script in them, and nobody who wants to play should wait for that.
 */
export function LanguageFoot({ children }: { readonly children: ReactNode }) {
  const { say } = useLocale()
  const [isShown, show] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => rest().then(() => show(true)), MOMENT)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <nav className="languages" aria-label={say('shell.languages')}>
      {children}
    </nav>
  )
}
