import * as v from 'valibot'
import type { OwnDeckName } from '../../geo/decks'
import { type Drawer, type KeptMap, openMap } from '../../geo/own/ownDeck'
import type { OwnMap, OwnPlace } from '../../geo/own/ownMap'
import type { Point } from '../../geo/point'
import { readJson } from '../store/schemas'

/** Number of maps that a device keeps. */
export const MOST_MAPS = 10

/** Letters that the title of a map may have. */
export const LONGEST_TITLE = 40

/** Degrees to which a coordinate may reach. */
const MOST = 360

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
        centroid: v.custom<Point>(isPosition),
        land: v.pipe(
          v.string(),
          v.check((land) => land === '' || isLand(readJson(v.unknown(), land))),
        ),
        area: v.pipe(v.number(), v.minValue(0), v.maxValue(510_000_000)),
      }),
    ),
    v.maxLength(1000),
  ),
})

function isPosition(value: unknown): boolean {
  return (
    isListOf(value, 2, (each) => typeof each === 'number' && Math.abs(each) <= MOST) && value.length === 2
  )
}

function isLand(value: unknown): boolean {
  const isRing = (ring: unknown) => isListOf(ring, 4, isPosition)
  return isListOf(value, 1, (polygon) => isListOf(polygon, 1, isRing))
}

function isListOf(
  value: unknown,
  least: number,
  isOne: (each: unknown) => boolean,
): value is readonly unknown[] {
  return Array.isArray(value) && value.length >= least && value.every(isOne)
}

/** Text of the file of a map. */
export function mapText({ title, lang, span, places }: Omit<KeptMap, 'deck' | 'bytes'>): string {
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
    return map.places.length > 1 ? { ...map, ...contentOf(map), title, lang } : undefined
  } catch {
    // The text is not JSON.
  }
}

/** Name of the deck of a map, by the hash of its content, and the bytes of that. */
export function contentOf(map: OwnMap): { readonly deck: OwnDeckName; readonly bytes: number } {
  const text = mapText({ ...map, title: '', lang: '' })
  return { deck: `own_${longHash(text)}`, bytes: text.length }
}

/** Opens the deck of a map. A place is known by the deck and its folded name. */
export function openKept(map: KeptMap, drawer: Drawer): void {
  openMap(map, idWithin, drawer)
}

/** Id of a place within its deck. */
export function idWithin({ folded }: Pick<OwnPlace, 'folded'>): string {
  return longHash(folded)
}

/** Hash of a text to 64 bits, in figures and small letters: FNV-1a with two primes, since a map has millions of letters. */
function longHash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x811c9dc5]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36)
}
