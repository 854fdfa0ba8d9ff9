import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Quiz } from '../../src/machines/quiz/quiz'
import { Collection } from '../../src/machines/store/collection'
import { takeIn } from './backups'
import { memoryStore } from './memoryStore'
import { type Release, readAll, readKept, readLinks, releaseOfToday } from './released'

/** The release that was the last to change how something is stored. */
const LATEST = '1.0.0'

/** A day by which everything was done that a release has stored. */
const LATER = '2026-11-25'

const FOLDER = 'tests/fixtures'
const fileOf = (release: string) => `${FOLDER}/${release}.json`
const fixtureOf = (release: string): Release => JSON.parse(readFileSync(fileOf(release), 'utf8'))

// The fixture of a release is made with its program, once and for all: one that is not there is written, and is no less a
// failure.
const isKept = existsSync(fileOf(LATEST))
if (!isKept) writeFileSync(fileOf(LATEST), `${JSON.stringify(releaseOfToday(), null, 1)}\n`)

/** As JSON has it, in which what is undefined is not there. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

const releases = readdirSync(FOLDER).flatMap((file) => file.match(/^(\d+\.\d+\.\d+)\.json$/)?.[1] ?? [])

describe.each(releases)('what release %s stored', (release) => {
  const { store: texts, copies, backup, links, read, readLinks: readThen } = fixtureOf(release)

  /** What today's program reads, of a release before the latest without kinds that came later. */
  const known = (now: object): object =>
    Object.fromEntries(Object.entries(plain(now)).filter(([name]) => release === LATEST || name in read))

  it('is kept', () => {
    expect(isKept).toBe(true)
    if (release === LATEST) expect(Object.keys(links)).toEqual(Object.keys(releaseOfToday().links))
  })

  it('has something of each kind', () => {
    for (const [name, values] of Object.entries(plain(read))) expect(values, name).not.toEqual([])
  })

  it('is read as it was then, and left as it is', () => {
    const store = memoryStore(texts)
    expect(known(readAll(store, copies))).toEqual(read)
    expect(Object.fromEntries(store.keys().map((key) => [key, store.get(key)]))).toEqual(texts)
  })

  it('has links that lead where they did', () => {
    expect(plain(readLinks(links))).toEqual(readThen)
    for (const [kind, reading] of readThen)
      expect(reading, String(kind)).toMatchObject({ kind: expect.stringMatching(/^(link|set|results)$/) })
  })

  it('comes back from its backup', () => {
    const store = memoryStore()
    takeIn(store, backup, LATER)
    // Practice is left out, as its rounds are.
    const quizzes = (read.quizzes as Quiz[]).filter(({ puzzle }) => puzzle.kind === 'daily')
    const kept = known(readKept(store))
    const then = Object.entries({ ...read, quizzes }).filter(([name]) => name in kept)
    expect(kept).toEqual(Object.fromEntries(then))
  })
})

it(`has a record of each collection among what release ${LATEST} stored`, async () => {
  const files = import.meta.glob<object>('../../src/machines/**/*.ts')
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  const collections = modules
    .flatMap((exported): unknown[] => Object.values(exported))
    .filter((value): value is Collection<unknown> => value instanceof Collection)
  const { store } = fixtureOf(LATEST)
  expect(collections).not.toEqual([])
  for (const collection of collections)
    expect(collection.all(memoryStore(store)), collection.prefix).not.toEqual([])
})
