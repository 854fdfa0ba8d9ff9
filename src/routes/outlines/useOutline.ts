import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { GameActor } from '../../machines/game'
import { isOutlineSeen } from '../../machines/round'
import type { Outline } from '../../ui/board/Board'
import { useBrowser } from '../contexts'
import { loadShape, PATIENCE } from './shapes'

const nothing: Outline = { path: undefined, traits: undefined, retry: undefined }

/**
 * The outline of a round, as soon as it may be seen, with what it is described from. Where it cannot be
 * fetched, or has not come for a while, there is the way to ask for it again.
 */
export function useOutline(game: GameActor | undefined): Outline {
  const { fetchText } = useBrowser()
  const id = useSelector(game, (snapshot) => snapshot?.context.target)
  const isSeen = useSelector(game, (snapshot) => snapshot !== undefined && isOutlineSeen(snapshot.context))
  const [arrived, setArrived] = useState({ id, ...nothing })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (!isSeen || id === undefined) return
    let isCurrent = true
    const arrive = (outline: Outline) => {
      if (isCurrent) setArrived({ id, ...outline })
    }
    const retry = () => {
      arrive(nothing)
      setAttempt((before) => before + 1)
    }
    const timer = setTimeout(() => arrive({ ...nothing, retry }), PATIENCE)
    loadShape(id, fetchText).then((shape) => {
      clearTimeout(timer)
      arrive(shape ? { path: shape.path, traits: shape.traits, retry: undefined } : { ...nothing, retry })
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [id, isSeen, fetchText, attempt])
  return isSeen && arrived.id === id ? arrived : nothing
}
