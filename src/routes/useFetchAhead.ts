import { useEffect } from 'react'
import { useLocale } from '../ui/words/LocaleContext'
import { program } from './screens'

/** Fetches the game's program and its texts as soon as somebody points at a link that leads to a game, or focuses it. */
export function useFetchAhead(): void {
  const { game } = useLocale().sections
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && /\/(daily|practice)$/.test(link.pathname)) {
        program.ask()
        game.ask()
      }
    }
    document.addEventListener('pointerover', fetchAhead)
    document.addEventListener('focusin', fetchAhead)
    return () => {
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
    }
  }, [game])
}
