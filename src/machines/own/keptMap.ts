import * as v from 'valibot'
import type { OwnDeckName } from '../../geo/decks'
import { type KeptMap, openMap, shapedOf } from '../../geo/own/ownDeck'
import type { OwnMap } from '../../geo/own/ownMap'
import { hash } from '../hash'

/** Number of maps that a device keeps. */
export const MOST_MAPS = 10

/** Letters that the title of a map may have. */
export const LONGEST_TITLE = 40

const degrees = v.pipe(v.number(), v.finite(), v.minValue(-360), v.maxValue(360))
const position = v.tuple([degrees, degrees])
const text = v.pipe(v.string(), v.maxLength(80))

/** File of a map, as it is saved and can be opened by another person. */
const schema = v.object({
  map: v.literal('The World Outline Game'),
  version: v.literal(1),
  title: v.pipe(v.string(), v.maxLength(LONGEST_TITLE)),
  lang: v.pipe(v.string(), v.maxLength(35)),
  span: v.pipe(v.number(), v.minValue(1), v.maxValue(20_100)),
  places: v.pipe(
    v.array(
      v.object({
        folded: text,
        name: text,
        aliases: v.pipe(v.string(), v.maxLength(2000)),
        centroid: position,
        land: v.array(v.array(v.pipe(v.array(position), v.minLength(4)))),
      }),
    ),
    v.maxLength(1000),
  ),
})

/** Text of the file of a map. */
export function mapText({ title, lang, span, places }: Omit<KeptMap, 'deck'>): string {
  const file = { map: 'The World Outline Game', version: 1, title, lang, span, places }
  return JSON.stringify(file)
}

/** Reads the text of a file written by {@link mapText}; `undefined` for any other. */
export function keptMapIn(text: string): KeptMap | undefined {
  if (!text.startsWith('{"map":')) return undefined
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    if (!read.success) return undefined
    const { title, lang, span, places } = read.output
    const map = { span, places: places.filter(({ folded }) => folded !== '') }
    return shapedOf(map).length > 1 ? { ...map, deck: deckNameOf(map), title, lang } : undefined
  } catch {
    // The text is not JSON.
  }
}

/** Name of the deck of a map, by the hash of its content. */
export function deckNameOf({ places }: OwnMap): OwnDeckName {
  return `own_${longHash(JSON.stringify(places.map(({ folded, land }) => [folded, land])))}`
}

/** Opens the deck of a map. A place is known by the deck and its folded name. */
export function openKept(map: KeptMap, draw: Parameters<typeof openMap>[2]): void {
  openMap(map, ({ folded }) => longHash(folded), draw)
}

/** Hash of a text to 64 bits, in figures and small letters. */
function longHash(text: string): string {
  return hash(`a${text}`).toString(36) + hash(`b${text}`).toString(36)
}
