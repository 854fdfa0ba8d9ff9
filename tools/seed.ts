import type { Page } from '@playwright/test'
import { decks } from '../src/geo/decks'
import type { PlaceId } from '../src/geo/place'
import { rounds, storeKeyOf } from '../src/machines/journal/storedRound'
import type { DailyPuzzle } from '../src/machines/rules/puzzle'
import { newRound } from '../src/machines/rules/round'
import { targetOf } from '../src/machines/schedule/dailies'
import { utcDateOf } from '../src/machines/schedule/day'
import { codeOf } from './answers'
import { drawTarget } from './puzzles'

/** Loads the dice of the page so that its first practice round is for this country. */
export async function deal(page: Page, target: PlaceId): Promise<void> {
  let seed = 0
  while (drawTarget(seed).target !== target) seed++
  await load(page, seed)
}

/** Has the days before the one on which the tests play each lost or won, with these answers, the latest first. */
export async function remember(page: Page, answers: readonly PlaceId[]): Promise<void> {
  const days = answers.map((target, index) => {
    const puzzle = { kind: 'daily', deck: 'twenty', date: utcDateOf(Date.UTC(2026, 10, 20 - index)) } as const
    const wrong = decks.twenty.codes.filter((code) => code !== target)
    const guesses = index % 3 === 2 ? wrong.slice(0, 6) : [...wrong.slice(0, index % 5), target]
    return [
      storeKeyOf(puzzle),
      JSON.stringify(rounds.encode({ ...newRound(puzzle, target), guesses })),
    ] as const
  })
  await page.addInitScript((stored) => {
    for (const [key, text] of stored) localStorage.setItem(key, text)
  }, days)
}

/** Makes today a day on which a deck has this answer, and on which these guesses have been made. */
export async function beginDay(
  page: Page,
  answer: PlaceId,
  guesses: readonly string[],
  deck: DailyPuzzle['deck'] = 'twenty',
): Promise<void> {
  let noon = Date.UTC(2026, 10, 21, 12)
  const puzzle = (): DailyPuzzle => ({ kind: 'daily', deck, date: utcDateOf(noon) })
  while (targetOf(puzzle()) !== answer) noon += 86_400_000
  await page.clock.setFixedTime(noon)
  const round = { ...newRound(puzzle(), answer), guesses: guesses.map(codeOf) }
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    storeKeyOf(round.puzzle),
    JSON.stringify(rounds.encode(round)),
  ] as const)
}

async function load(page: Page, seed: number): Promise<void> {
  await page.addInitScript((loaded) => {
    const roll = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(loaded) : roll(array))
  }, seed)
}
