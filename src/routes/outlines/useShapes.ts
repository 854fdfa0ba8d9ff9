import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Shape } from '../../geo/shape'
import type { GameActor } from '../../machines/game'
import { isOutlineSeen } from '../../machines/round'
import type { Outline } from '../../ui/board/Board'
import { useBrowser } from '../contexts'
import { loadShape } from './shapes'

/** After how many milliseconds without an outline that is said. */
export const PATIENCE = 5000

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
    // What is wanted no more is asked for anew, should it be wanted again.
    for (const code of asked) if (!codes.includes(code)) asked.delete(code)
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
      setShapes((before) =>
        codes.every((code) => before.has(code))
          ? before
          : new Map([...codes.map((code) => [code, undefined] as const), ...before]),
      )
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

/**
 * The outline of a round, as soon as it may be seen, with what it is described from. Where it cannot be
 * fetched, or has not come for a while, there is the way to ask for it again.
 */
export function useOutline(game: GameActor | undefined): Outline {
  const sought = useSelector(game, (snapshot) =>
    snapshot && isOutlineSeen(snapshot.context) ? snapshot.context.target : undefined,
  )
  const [shapes, retry] = useShapesAhead(sought === undefined ? [] : [sought])
  const shape = sought && shapes.get(sought)
  const isMissing = sought !== undefined && shapes.has(sought) && shape === undefined
  return { path: shape?.path, traits: shape?.traits, retry: isMissing ? retry : undefined }
}
