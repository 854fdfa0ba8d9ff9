import { useEffect } from 'react'
import { useLocale } from '../ui/words/LocaleContext'
import { pageAt, pages, textsOf } from './pages'

/** Fetches the game's program and its texts as soon as somebody points at a link that leads to a game, or focuses it. */
export function useFetchAhead(): void {
  const locale = useLocale()
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link) return
      const page = pages[pageAt(link.pathname, locale.home)]
      if (page.kind === 'text') return
      // What could not be fetched is asked for again when it is needed.
      page.load().catch(() => {})
      textsOf(page, locale).ask()
    }
    document.addEventListener('pointerover', fetchAhead)
    document.addEventListener('focusin', fetchAhead)
    return () => {
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
    }
  }, [locale])
}
