import { useEffect, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Shape } from '../../geo/shape'
import { useBrowser } from '../contexts'
import { loadShape } from './shapes'

/** The shapes of some countries, as far as they have arrived; `undefined` for one that could not be fetched. */
export type Shapes = ReadonlyMap<CountryCode, Shape | undefined>

/**
 * The shapes of some countries as they arrive, each asked for once; and the way to ask once more for those that could not be
 * fetched.
 */
export function useShapesAhead(codes: readonly CountryCode[]): readonly [shapes: Shapes, retry: () => void] {
  const { fetchText } = useBrowser()
  const [shapes, setShapes] = useState<Shapes>(new Map())
  const [asked] = useState(() => new Set<CountryCode>())
  const [attempt, setAttempt] = useState(0)
  const wanted = codes.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    for (const code of codes) {
      if (asked.has(code)) continue
      asked.add(code)
      loadShape(code, fetchText).then((shape) => {
        if (shape === undefined) asked.delete(code)
        setShapes((before) => new Map(before).set(code, shape))
      })
    }
  }, [wanted, fetchText, asked, attempt])
  return [shapes, () => setAttempt((before) => before + 1)]
}
