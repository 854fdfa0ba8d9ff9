import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { GameActor } from '../../machines/game'
import { isOutlineSeen } from '../../machines/round'
import type { Outline } from '../../ui/board/Board'
import { loadShape } from './shapes'

/** How long nothing is said while there is no outline, in milliseconds. */
const PATIENCE = 5000

type Asked = {
  readonly id: CountryCode
  readonly from: object
  readonly shape: ReturnType<typeof loadShape>
}

/** What was asked for last: React may begin to draw a page more than once, and its outline is asked for once. */
let last: Asked | undefined

const nothing: Outline = { path: undefined, traits: undefined, retry: undefined }

/**
 * The outline of a round, as soon as it may be seen, with what it is described from. Where there is nothing to be seen, or
 * it keeps waiting, there is the way to ask for it again.
 */
export function useOutline(game: GameActor, fetchText: (url: string) => Promise<string>): Outline {
  const id = useSelector(game, ({ context }) => context.target)
  const isSeen = useSelector(game, ({ context }) => isOutlineSeen(context))
  const [arrived, setArrived] = useState({ id, ...nothing })
  const [attempt, setAttempt] = useState(0)
  // Asked for as soon as the round is known: the page becomes playable while it comes.
  const [first] = useState(() => (isSeen ? askOnce(id, fetchText) : undefined))
  useEffect(() => {
    if (!isSeen) return
    let isCurrent = true
    const arrive = (outline: Outline) => {
      if (isCurrent) setArrived({ id, ...outline })
    }
    const retry = () => {
      arrive(nothing)
      setAttempt(attempt + 1)
    }
    const timer = setTimeout(() => arrive({ ...nothing, retry }), PATIENCE)
    const asked = attempt === 0 && first?.id === id ? first.shape : loadShape(id, fetchText)
    asked.then((shape) => {
      clearTimeout(timer)
      arrive(shape ? { path: shape.path, traits: shape.traits, retry: undefined } : { ...nothing, retry })
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [id, isSeen, fetchText, attempt, first])
  return isSeen && arrived.id === id ? arrived : nothing
}

function askOnce(id: CountryCode, fetchText: (url: string) => Promise<string>): Asked {
  if (last?.id === id && last.from === fetchText) return last
  const asked: Asked = { id, from: fetchText, shape: loadShape(id, fetchText) }
  last = asked
  // What was not to be had is asked for anew by the next page.
  asked.shape.then((shape) => {
    if (shape === undefined && last === asked) last = undefined
  })
  return asked
}
