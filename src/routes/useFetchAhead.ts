import { useEffect } from 'react'

/** Fetches the game's program as soon as somebody points at a link that leads to a game, or focuses it. */
export function useFetchAhead(): void {
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      // A failure shows itself when the link is followed.
      if (link && /\/(daily|practice)$/.test(link.pathname)) import('./play').catch(() => {})
    }
    document.addEventListener('pointerover', fetchAhead)
    document.addEventListener('focusin', fetchAhead)
    return () => {
      document.removeEventListener('pointerover', fetchAhead)
      document.removeEventListener('focusin', fetchAhead)
    }
  }, [])
}
