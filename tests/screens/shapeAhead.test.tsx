import '../../src/machines/schedule/worldSchedule'
import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import type { Browser } from '../../src/browser'
import { readSettings, writeSettings } from '../../src/machines/journal/settings'
import { storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import { newRound, type Round } from '../../src/machines/round'
import { standardRules } from '../../src/machines/rules'
import { targetOf } from '../../src/machines/schedule/schedule'
import { askAhead, takeAhead } from '../../src/routes/outlines/shapeAhead'
import { memoryStore } from '../machines/memoryStore'

const puzzle = { kind: 'daily', deck: 'world', date: '2026-11-22' } as const
const target = targetOf(puzzle)
const hidden = { ...standardRules, outline: 'hidden' } as const

/** A device on the day of the puzzle, and what was asked for on it. */
function device() {
  const store = memoryStore()
  const asked: string[] = []
  const fetchText = async (url: string) => {
    asked.push(url)
    return readFileSync(`src/geo/world/shapes/${target}.txt`, 'utf8')
  }
  const browser = { store, now: () => Date.parse('2026-11-22T12:00:00Z'), fetchText } as unknown as Browser
  return {
    store,
    asked,
    browser,
    begin: (round: Round) => writeRound(store, round),
    hide: () => writeSettings(store, { ...readSettings(store), outline: 'hidden' }),
  }
}

type Device = ReturnType<typeof device>

afterEach(() => {
  takeAhead(target)
  location.hash = ''
})

it('asks for the outline of the day before the page is drawn, and gives it once', async () => {
  const { browser, asked } = device()
  askAhead('world', browser)
  expect(await takeAhead(target)).toHaveProperty('path')
  expect(asked).toHaveLength(1)
  expect(takeAhead(target)).toBeUndefined()
})

it('gives it to no other country', () => {
  const { browser } = device()
  askAhead('world', browser)
  expect(takeAhead(target === 'FR' ? 'DE' : 'FR')).toBeUndefined()
})

it('does not ask for the twenty, whose outline the head of the page asks for', () => {
  const { browser } = device()
  askAhead('twenty', browser)
  expect(takeAhead(target)).toBeUndefined()
})

it.each<[string, (here: Device) => void]>([
  ['the rules hide it', ({ begin }) => begin(newRound(puzzle, target, 0, [], hidden))],
  ['it is chosen to be hidden', ({ hide }) => hide()],
  [
    'a later version has stored the round',
    ({ store }) => store.set(storeKeyOf(puzzle), JSON.stringify({ version: 99 })),
  ],
  [
    'a link has led here, which may hide it',
    () => {
      location.hash = '#friend'
    },
  ],
])('does not ask where %s', (_, change) => {
  const here = device()
  change(here)
  askAhead('world', here.browser)
  expect(takeAhead(target)).toBeUndefined()
})

it('asks where the round was begun with its outline shown, whatever is chosen since', async () => {
  const here = device()
  here.hide()
  here.begin(newRound(puzzle, target, 0, ['FR'], standardRules))
  askAhead('world', here.browser)
  expect(await takeAhead(target)).toBeDefined()
})
