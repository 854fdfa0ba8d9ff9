import { useEffect, useRef, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Shape } from '../../geo/shape'
import { useBrowser } from '../contexts'
import { loadShape } from './shapes'

/** The shapes of some countries, as far as they have arrived; `undefined` for one that could not be fetched. */
export type Shapes = ReadonlyMap<CountryCode, Shape | undefined>

/**
 * The shapes of the countries that are wanted now, as they arrive, each asked for once; and the way to ask once more for those that could not be
 * fetched.
 */
export function useShapesAhead(codes: readonly CountryCode[]): readonly [shapes: Shapes, retry: () => void] {
  const { fetchText } = useBrowser()
  const [shapes, setShapes] = useState<Shapes>(new Map())
  const [asked] = useState(() => new Set<CountryCode>())
  const [attempt, setAttempt] = useState(0)
  const wanted = codes.join(' ')
  const kept = useRef(codes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    kept.current = codes
    for (const code of codes) {
      if (asked.has(code)) continue
      asked.add(code)
      loadShape(code, fetchText).then((shape) => {
        if (shape === undefined) asked.delete(code)
        // Those that are wanted no more are let go of.
        setShapes(
          (before) =>
            new Map([...before].filter(([each]) => kept.current.includes(each)).concat([[code, shape]])),
        )
      })
    }
  }, [wanted, fetchText, asked, attempt])
  return [shapes, () => setAttempt((before) => before + 1)]
}
