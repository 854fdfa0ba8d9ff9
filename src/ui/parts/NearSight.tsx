import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Margin below the window within which the content is rendered, as a share of the window's height. */
const AHEAD = '100%'

/** Renders its content only once it is about to scroll into view. */
export function NearSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setNear((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place} className="near-sight" />
}
