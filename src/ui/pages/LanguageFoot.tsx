import { type ReactNode, useEffect, useState } from 'react'
import { rest } from '../parts/rest'
import { useLocale } from '../words/LocaleContext'

/** How long after the page is there they are left away at least, in milliseconds. */
const MOMENT = 1000

/**
 * The languages at the foot of every page. They come into sight a moment later, once the page rests: the browser seeks a
 * font for every script in them, and nobody who wants to play should wait for that.
 */
export function LanguageFoot({ children }: { readonly children: ReactNode }) {
  const { say } = useLocale()
  const [isHidden, setHidden] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => rest().then(() => setHidden(false)), MOMENT)
    return () => clearTimeout(timer)
  }, [])
  return (
    <nav className="languages" hidden={isHidden} aria-label={say('shell.languages')}>
      {children}
    </nav>
  )
}
