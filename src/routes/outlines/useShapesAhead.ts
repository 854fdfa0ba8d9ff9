import { useEffect, useRef, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Shape } from '../../geo/shape'
import { useBrowser } from '../contexts'
import { loadShape, PATIENCE } from './shapes'

/**
 * The shapes of some countries, as far as they have arrived; `undefined` for one that could not be fetched, or has not come
 * for a while.
 */
export type Shapes = ReadonlyMap<CountryCode, Shape | undefined>

/**
 * The shapes of the countries that are wanted now, as they arrive, each asked for once; and the way to ask once more for
 * those that are missing.
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
        // Those that are wanted no more are let go of; one that has come stays, when it is also asked for in vain.
        setShapes((before) => {
          const others = [...before].filter(([each]) => each !== code && kept.current.includes(each))
          return new Map(others.concat([[code, shape ?? before.get(code)]]))
        })
      })
    }
    const timer = setTimeout(() => {
      setShapes((before) => new Map([...codes.map((code) => [code, undefined] as const), ...before]))
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [wanted, fetchText, asked, attempt])
  const retry = () => {
    for (const code of codes) if (shapes.get(code) === undefined) asked.delete(code)
    setShapes(new Map([...shapes].filter(([, shape]) => shape)))
    setAttempt((before) => before + 1)
  }
  return [shapes, retry]
}
