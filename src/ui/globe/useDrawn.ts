import { useEffect, useState } from 'react'

/** Whether what was shown first has been painted: what can wait until then does not delay it. */
export function useDrawn(): boolean {
  const [isDrawn, draw] = useState(false)
  useEffect(() => {
    // The first of the two frames is that in which it is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => draw(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDrawn
}
