import type { ClassSet } from '../../machines/classroom/classSet'
import { idOfSet, tokenOfSet } from '../../machines/classroom/setLink'
import { hash } from '../../machines/hash'
import { useLocale } from '../words/LocaleContext'
import './Emblem.css'

/** What a set is called: its deck, its date and its emblem. Nobody names it, so that there is nothing to read that somebody wrote. */
export function SetName({ set }: { readonly set: ClassSet }) {
  const { say, date } = useLocale()
  return (
    <>
      {say(`decks.${set.deck}`)} · {date(set.date)} · <Emblem id={idOfSet(tokenOfSet(set))} />
    </>
  )
}

/** How many squares an emblem has on a side, of which the right ones mirror the left. */
const SIDE = 5
const HALF = Math.ceil(SIDE / 2)

/** How many letters of the check figures are told beside the emblem. */
const LETTERS = 4

/** What tells a set from others at a glance: a pattern that follows from its check figures, and the first of these. */
function Emblem({ id }: { readonly id: string }) {
  const bits = hash(id)
  const squares = Array.from({ length: SIDE * HALF }, (_, place) => {
    const [x, y] = [place % HALF, Math.floor(place / HALF)]
    if (Math.floor(bits / 2 ** place) % 2 === 0) return ''
    return [x, SIDE - 1 - x].map((column) => `M${column} ${y}h1v1h-1z`).join('')
  })
  return (
    <span className="emblem">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={squares.join('')} />
      </svg>
      <bdi lang="en">{checkLettersOf(id)}</bdi>
    </span>
  )
}

/** What is told of the check figures where there is no room for a pattern. */
export function checkLettersOf(id: string): string {
  return id.slice(0, LETTERS).toUpperCase()
}
