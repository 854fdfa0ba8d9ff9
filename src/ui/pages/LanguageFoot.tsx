import { type ReactNode, useEffect, useState } from 'react'
import { rest } from '../parts/rest'
import { useLocale } from '../words/LocaleContext'

/**
 * The languages at the foot of every page. They come into sight once the page rests: the browser seeks a font for every
 * script in them, and nobody who wants to play should wait for that.
 */
export function LanguageFoot({ children }: { readonly children: ReactNode }) {
  const { say } = useLocale()
  const [isHidden, setHidden] = useState(true)
  useEffect(() => {
    rest().then(() => setHidden(false))
  }, [])
  return (
    <nav className="languages" hidden={isHidden} aria-label={say('shell.languages')}>
      {children}
    </nav>
  )
}
