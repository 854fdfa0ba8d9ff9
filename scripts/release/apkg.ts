import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import initSqlJs from 'sql.js'
import { COLOURS } from '../../src/ui/result/picture'
import type { LanguageTag } from '../../src/ui/words/languages'
import { textOf } from '../words/catalogue'
import { escaped, type LandDeck } from './lands'

/** Seconds at which all was last changed: Anki takes over a later note for one that it has. */
const [CHANGED, USN] = [Date.UTC(2026, 10, 30) / 1000, -1]

/** Tables of Anki's format 11, which every version imports: numbers and, with a colon, texts. */
const TABLES = {
  col: 'crt mod scm ver dty usn ls conf: models: decks: dconf: tags:',
  notes: 'guid: mid mod usn tags: flds: sfld csum flags data:',
  cards: 'nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data:',
  revlog: 'cid usn ease ivl lastIvl factor time type',
  graves: 'usn oid type',
}
const INDEXES = ['notes usn', 'cards usn', 'revlog usn', 'cards nid', 'revlog cid', 'notes csum']

const FIELDS = ['Id', 'Name', 'Outline', 'Place']
const [outline, name, place] = [shownIn('Outline'), shownIn('Name'), shownIn('Place')]
const CARDS = [
  { name: 'Outline → name', qfmt: outline, afmt: `{{FrontSide}}<hr id="answer">${name}${place}` },
  { name: 'Name → place', qfmt: name, afmt: `{{FrontSide}}<hr id="answer">${place}${outline}` },
]
const STYLE = `.card { text-align: center; font: 1.6em Georgia, serif; color: ${COLOURS.ink}; background: ${COLOURS.paper} }
.outline img { width: min(60vw, 18em) }
.place { display: grid; justify-content: center } .place img { grid-area: 1 / 1; width: min(90vw, 30em) }`

/** Options of the decks, as Anki has them at first. */
const OPTIONS = {
  ...{ id: 1, name: 'Default', mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true },
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20 },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
}

/** Package for Anki with outlines, names and places of some decks in a language, the same bytes each time. */
export async function packageOf(lang: LanguageTag, decks: readonly LandDeck[], credits: string) {
  const media = decks.flatMap(({ name, map, lands }) => [
    [fileOf('map', name), map] as const,
    ...lands.flatMap(({ id, outline, spot }) => [
      ...(outline === undefined ? [] : [[fileOf('outline', id), outline] as const]),
      [fileOf('place', id), spot] as const,
    ]),
  ])
  const names = JSON.stringify(Object.fromEntries(media.map(([name], at) => [at, name])))
  const files = Object.fromEntries(media.map(([, text], at) => [at, strToU8(text)]))
  const collection = await collectionOf(lang, decks, credits)
  // Times in a zip are local.
  const mtime = new Date(2026, 10, 30)
  return zipSync({ 'collection.anki2': collection, media: strToU8(names), ...files }, { mtime })
}

async function collectionOf(lang: LanguageTag, decks: readonly LandDeck[], credits: string) {
  const { Database } = await initSqlJs()
  const database = new Database()
  for (const [table, columns] of Object.entries(TABLES)) {
    const typed = columns
      .split(' ')
      .map((name) => name.replace(/:$|$/, (mark) => (mark ? ' text' : ' integer')))
    const id = table === 'graves' ? [] : ['id integer primary key']
    database.run(`create table ${table} (${[...id, ...typed.map((column) => `${column} not null`)].join()})`)
  }
  for (const [table, column] of INDEXES.map((index) => index.split(' ')))
    database.run(`create index ix_${table}_${column} on ${table} (${column})`)
  database.run('create index ix_cards_sched on cards (did, queue, due)')
  const insert = (table: string, ...values: readonly (string | number)[]) =>
    database.run(`insert into ${table} values (${values.map(() => '?').join()})`, [...values])
  const [model, title] = [idOf('model'), textOf(lang, 'landing.heading')]
  const rows = decks.map(({ name }) =>
    deckRow(idOf(`${lang} ${name}`), `${title}::${textOf(lang, `decks.${name}`)}`),
  )
  const all = [deckRow(1, 'Default'), deckRow(idOf(lang), title, credits), ...rows]
  const texts = [
    { activeDecks: [1], curDeck: 1, curModel: model, nextPos: 1, sortType: 'noteFld', newSpread: 0 },
    { [model]: modelRow(model) },
    Object.fromEntries(all.map((row) => [row.id, row])),
    { 1: OPTIONS },
    {},
  ].map((value) => JSON.stringify(value))
  insert('col', 1, CHANGED, CHANGED * 1000, CHANGED * 1000, 11, 0, 0, 0, ...texts)
  const places = decks.flatMap(({ name, lands }, at) =>
    lands.map((land) => ({ ...land, name, deck: rows[at]?.id ?? 1 })),
  )
  for (const [due, { id, names, outline, name, deck }] of places.entries()) {
    const [key, image] = [`${lang} ${id}`, (kind: string, of: string) => `<img src="${fileOf(kind, of)}">`]
    const shown = outline === undefined ? '' : image('outline', id)
    const fields = [id, escaped(names[lang]), shown, image('map', name) + image('place', id)].join('\x1f')
    const sum = Number.parseInt(hashOf(id).slice(0, 8), 16)
    insert('notes', idOf(key), hashOf(key).slice(0, 16), model, CHANGED, USN, '', fields, id, sum, 0, '')
    const [rest, cards] = [Array<number>(8).fill(0), shown === '' ? [1] : [0, 1]]
    for (const ord of cards)
      insert('cards', idOf(`${key} ${ord}`), idOf(key), deck, ord, CHANGED, USN, 0, 0, due, ...rest, '')
  }
  return database.export()
}

function shownIn(field: string): string {
  return `<div class="${field.toLowerCase()}" dir="auto">{{${field}}}</div>`
}

function modelRow(id: number) {
  const field = { sticky: false, rtl: false, font: 'Georgia', size: 20, media: [] }
  const rows = { css: STYLE, latexPre: '', latexPost: '', tags: [], vers: [] }
  return {
    ...{ id, name: 'Outline of a place', did: 1, type: 0, mod: CHANGED, usn: USN, sortf: 0, ...rows },
    flds: FIELDS.map((name, ord) => ({ name, ord, ...field })),
    tmpls: CARDS.map((card, ord) => ({ ...card, ord, did: null, bqfmt: '', bafmt: '' })),
    // Cards by the field without which there is none.
    req: [2, 1].map((field, ord) => [ord, 'all', [field]]),
  }
}

function deckRow(id: number, name: string, desc = '') {
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] }
  const rest = { mod: CHANGED, usn: USN, conf: 1, dyn: 0, collapsed: false, extendNew: 10, extendRev: 50 }
  return { id, name, desc, ...rest, ...today }
}

function fileOf(kind: string, id: string): string {
  return `world-outline-${kind}-${id}.svg`
}

/** Id by a hash, among the milliseconds of three years, since ids in Anki are times. */
function idOf(text: string): number {
  return 1_600_000_000_000 + (Number.parseInt(hashOf(text).slice(0, 12), 16) % 100_000_000_000)
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
