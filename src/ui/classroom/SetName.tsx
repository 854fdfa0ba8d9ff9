import type { ClassSet } from '../../machines/classroom/classSet'
import { idOfSet, tokenOfSet } from '../../machines/classroom/setLink'
import { hash } from '../../machines/schedule/hash'
import { useLocale } from '../words/LocaleContext'
import type { Say } from '../words/say'

/** Name of a set, composed of deck, date and emblem: nobody can type a name, so no user's text is ever displayed. */
export function SetName({ set }: { readonly set: ClassSet }) {
  const { say, date } = useLocale()
  return (
    <>
      {say(`decks.${set.deck}`)} · {date(set.date)} · <Emblem set={set} />
    </>
  )
}

/** Number of countries in a set, and what is to be done with them. */
export function taskOf({ rules, countries }: ClassSet, say: Say): string {
  return say(rules.asks === 'which' ? 'class.invited' : 'class.sought', { count: countries.length })
}

/** Squares on each side of an emblem, whose right half mirrors its left half. */
const SIDE = 5
const HALF = Math.ceil(SIDE / 2)

/** Number of characters of the set's id that are shown beside the emblem. */
const LETTERS = 4

/** Emblem that distinguishes sets at a glance: a pattern derived from the set's id, and the first characters of the id. */
function Emblem({ set }: { readonly set: ClassSet }) {
  const bits = hash(idOfSet(tokenOfSet(set)))
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
      <bdi lang="en">{checkLettersOf(set)}</bdi>
    </span>
  )
}

/** First characters of a set's id, for places without room for the pattern. */
export function checkLettersOf(set: ClassSet): string {
  return idOfSet(tokenOfSet(set)).slice(0, LETTERS).toUpperCase()
}
