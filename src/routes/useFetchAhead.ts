import { useEffect } from 'react'
import { program } from './screens'

/** Fetches the game's program as soon as somebody points at a link that leads to a game, or focuses it. */
export function useFetchAhead(): void {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && /\/(daily|practice)$/.test(link.pathname)) program.ask()
    }
    document.addEventListener('pointerover', fetchAhead)
    document.addEventListener('focusin', fetchAhead)
    return () => {
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
    }
  }, [])
}
