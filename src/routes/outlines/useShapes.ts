import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { PlaceId } from '../../geo/place'
import type { Shape } from '../../geo/shape'
import type { GameActor } from '../../machines/game'
import { isOutlineSeen } from '../../machines/rules/round'
import type { Outline } from '../../ui/board/Board'
import { useBrowser } from '../contexts'
import { loadShape } from './shapes'

/** Delay before a missing outline is reported, in milliseconds. */
export const PATIENCE = 5000

/** Shapes that have loaded, by country; `undefined` for a shape that failed to load or is taking too long. */
export type Shapes = ReadonlyMap<PlaceId, Shape | undefined>

/**
 * Loads the shapes of the current countries, each once, and returns those loaded so far with a function that retries
 * the missing ones.
 */
export function useShapesAhead(codes: readonly PlaceId[]): readonly [shapes: Shapes, retry: () => void] {
  const { fetchText } = useBrowser()
  const [shapes, setShapes] = useState<Shapes>(new Map())
  const [asked] = useState(() => new Set<PlaceId>())
  const [attempt, setAttempt] = useState(0)
  const wanted = codes.join(' ')
  const kept = useRef(codes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt requests again
  useEffect(() => {
    kept.current = codes
    // Forgets the requests that are no longer needed, so that a later need requests them again.
    for (const code of asked) if (!codes.includes(code)) asked.delete(code)
    for (const code of codes) {
      if (asked.has(code)) continue
      asked.add(code)
      loadShape(code, fetchText).then((shape) => {
        if (shape === undefined) asked.delete(code)
        // Drops shapes that are no longer needed; a loaded shape survives a failed later request.
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
 * Outline of a round, as soon as the rules show it, with the data for its description. After a failure or a long
 * wait, it includes a function to retry.
 */
export function useOutline(game: GameActor | undefined): Outline {
  const target = useSelector(game, (snapshot) =>
    snapshot && isOutlineSeen(snapshot.context) ? snapshot.context.target : undefined,
  )
  const [shapes, retry] = useShapesAhead(target === undefined ? [] : [target])
  const shape = target && shapes.get(target)
  const isMissing = target !== undefined && shapes.has(target) && shape === undefined
  return { path: shape?.path, traits: shape?.traits, retry: isMissing ? retry : undefined }
}
