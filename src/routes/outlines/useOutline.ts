import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { GameActor } from '../../machines/game'
import { isOutlineSeen } from '../../machines/round'
import type { Outline } from '../../ui/board/Board'
import { rest } from '../../ui/parts/rest'
import { loadOutline } from './outlines'
import { shapeOf, takeAhead } from './shapeAhead'

const nothing: Outline = { path: undefined, traits: undefined, retry: undefined }

/**
 * The outline of a round, as soon as it may be seen; and once the page rests what it is described from, and where the
 * outline is not to be had or keeps waiting, a coarse one. In a larger deck the two come together, in a file that does
 * not tell one of the twenty; where that is not to be had, there is nothing but the way to ask for it again.
 */
export function useOutline(game: GameActor, fetchText: (url: string) => Promise<string>): Outline {
  const id = useSelector(game, ({ context }) => context.target)
  const deck = useSelector(game, ({ context }) => context.puzzle.deck)
  const isSeen = useSelector(game, ({ context }) => isOutlineSeen(context))
  const [arrived, setArrived] = useState({ id, ...nothing })
  const [attempt, setAttempt] = useState(0)
  // Asked for as soon as the round is known: the page becomes playable while it comes.
  const [first] = useState(() =>
    isSeen && deck !== 'twenty' ? { id, shape: takeAhead(id) ?? shapeOf(id, fetchText) } : undefined,
  )
  useEffect(() => {
    if (!isSeen) return
    let isCurrent = true
    let isDetailed = false
    const arrive = (change: Partial<Outline>) => {
      if (isCurrent) setArrived((before) => ({ ...nothing, ...(before.id === id && before), id, ...change }))
    }
    if (deck === 'twenty') {
      loadOutline(id, fetchText).then((path) => {
        isDetailed = path !== undefined
        if (isDetailed) arrive({ path })
      })
      rest()
        .then(() => import('./sketches'))
        .then(({ loadSketch }) => loadSketch(id))
        .then(
          (sketch) => sketch && arrive({ traits: sketch.traits, ...(!isDetailed && { path: sketch.path }) }),
          // The game goes on without.
          () => {},
        )
    } else {
      const retry = () => {
        arrive({ retry: undefined })
        setAttempt(attempt + 1)
      }
      const shape = first?.id === id && attempt === 0 ? first.shape : shapeOf(id, fetchText)
      shape.then((shape) => arrive(shape ?? { retry }))
    }
    return () => {
      isCurrent = false
    }
  }, [id, deck, isSeen, fetchText, attempt, first])
  return isSeen && arrived.id === id ? arrived : nothing
}
