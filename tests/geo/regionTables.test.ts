import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { atlases } from '../../scripts/regions/atlases'
import { folderOf } from '../../scripts/words/plugin'
import { sayIn } from '../../scripts/words/sayIn'
import { deckOf, isPlaceId } from '../../src/geo/decks'
import type { Naming } from '../../src/geo/names/naming'
import { searchAmong } from '../../src/geo/names/search'
import { placeOf, placesOf } from '../../src/geo/places'
import { REGION_DECK_NAMES, type RegionDeckName, regionDecks } from '../../src/geo/regions/regionDecks'
import { gameMachine } from '../../src/machines/game'
import { rounds } from '../../src/machines/journal/storedRound'
import { newRound } from '../../src/machines/rules/round'
import { loadShape } from '../../src/routes/outlines/shapes'
import { gazetteerOfDeck } from '../../src/ui/field/deckGazetteer'
import { fetchTable } from '../../src/ui/regionTables'
import { english } from '../../src/ui/words/english'
import { casesOf } from './cases'

/** The rules, without the blanks that align their tables. */
const rules = readFileSync('docs/rules.md', 'utf8').replace(/ +/g, ' ')

const noFile = () => Promise.reject(new Error('A region has no file of its own'))

describe.each(REGION_DECK_NAMES)('the regions of %s', (deck) => {
  const { codes, targets } = deckOf(deck)

  it('are known by their ids before they are fetched, so that what was stored can be read', () => {
    expect(codes.every(isPlaceId)).toBe(true)
    const round = { ...newRound({ kind: 'practice', deck }, targets[0], 3), guesses: codes.slice(-1) }
    const { value } = rounds.decode(JSON.parse(JSON.stringify(rounds.encode(round))), `practice.${deck}`) as {
      readonly value: unknown
    }
    expect(value).toMatchObject({ target: targets[0], guesses: codes.slice(-1) })
  })

  it('are called in a share text as on an English page', () => {
    expect(regionDecks[deck].name).toBe(sayIn('en')(`decks.${deck}`))
  })

  it('have the row in the rules that they are played by', () => {
    const { name, span } = regionDecks[deck]
    const cells = [deck, name, codes.length, targets.length, `${span.toLocaleString('en')} km`]
    expect(rules).toContain(`| ${cells.join(' | ')} |`)
  })

  it('come with their names, centroids and outlines in one file', async () => {
    await fetchTable(deck)
    expect(placesOf(deck).map(({ id }) => id)).toEqual(codes)
    for (const { name, centroid } of placesOf(deck))
      expect([name, centroid.length]).toEqual([name || 'none', 2])
    const shapes = await Promise.all(codes.map((code) => loadShape(code, noFile)))
    expect(shapes.every((shape) => shape?.path.startsWith('m'))).toBe(true)
  })

  it.each(['en', atlases[deck].languages.find((lang) => lang !== 'en') ?? 'de'])(
    'are each found first by what they are called in %s, and won by that',
    async (lang) => {
      await fetchTable(deck)
      const naming = await namingIn(lang)
      const { fitting } = await gazetteerOfDeck(deck, [], naming)
      const search = searchAmong(placesOf(deck), naming.widen(fitting), naming.inOrder)
      const won = targets.filter((target) => {
        const game = createActor(gameMachine, { input: newRound({ kind: 'practice', deck }, target) }).start()
        const [first] = search(naming.nameOf(placeOf(target)), [])
        if (first) game.send({ type: 'guess', country: first.id, on: '2026-11-21' })
        return game.getSnapshot().matches('won')
      })
      expect(won).toEqual(targets)
    },
  )

  it('are in a folder that is kept only where they were opened', () => {
    expect(folderOf(`/src/geo/regions/decks/${deck}.json`)).toBe(`regions-${deck.toLowerCase()}/`)
  })
})

describe('the search for regions', () => {
  it.each<readonly [lang: string, text: string, id: string]>([
    ['en', 'ca', 'US-CA'],
    ['en', 'Washington, D.C.', 'US-DC'],
    ['de', 'kalif', 'US-CA'],
    ['de', 'Süddakota', 'US-SD'],
    ['ja', 'カリフォルニア', 'US-CA'],
    ['cs', 'Západní Virginie', 'US-WV'],
    ...casesOf(`
      US-NC: N Carolina|N. Carolina|Noth Carolnia; US-SD: S Dakota; US-WV: W Virginia; US-MS: Missisipi;
      CA-NT: NWT|North West Territories; CA-YT: Yukon Territory; CA-NL: Labrador; MX-CMX: DF|D.F.; BR-DF: DF|Brasilia;
      FR-OCC: Languedoc|Midi-Pyrenees; FR-GES: Alsace|Lorraine; FR-HDF: Picardy; FR-NAQ: Aquitaine|Limousin;
      ZA-NC: Noord-Kaap|N Cape; ZA-WC: Wes-Kaap; GB-NIR: Ulster|N Ireland;
      GB-SCT: Alba; AU-TAS: Tassie; AU-WA: West Australia; TR-34: Constantinople|Byzantium; TR-35: Smyrna; TR-06: Angora`).map(
      ([text, id]) => ['en', text, id] as const,
    ),
    ['ko', 'NWT', 'CA-NT'],
    ['es', 'DF', 'MX-CMX'],
    ['de', 'Constantinople', 'TR-34'],
  ])('finds in “%s” by %s first %s', async (lang, text, id) => {
    const deck = id.slice(0, 2) as RegionDeckName
    await fetchTable(deck)
    const naming = await namingIn(lang)
    const { fitting } = await gazetteerOfDeck(deck, [], naming)
    const [first] = searchAmong(placesOf(deck), naming.widen(fitting), naming.inOrder)(text, [])
    expect(first?.id).toBe(id)
  })
})

type Language = {
  readonly formats: Naming
  readonly loadRegions: () => Promise<{ readonly spellings: Parameters<Naming['learn']>[0] }>
}

async function namingIn(lang: string): Promise<Naming> {
  if (lang === 'en') return english
  const modules = import.meta.glob<Language>('../../src/ui/words/locales/*.po', { query: '?start' })
  const module = (await modules[`../../src/ui/words/locales/${lang}.po`]?.()) as Language
  const { formats, loadRegions } = module
  formats.learn((await loadRegions()).spellings)
  return formats
}
