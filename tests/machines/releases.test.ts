// What earlier releases have written, recorded from their own builds while the same games were played in each.

import { describe, expect, it, vi } from 'vitest'
import { decodeBackup } from '../../src/machines/journal/backup'
import { readSettings } from '../../src/machines/journal/settings'
import { keyOf, type Puzzle, puzzleAt } from '../../src/machines/puzzle'
import decks from '../fixtures/releases/decks.json'
import languages from '../fixtures/releases/languages.json'
import oneDeck from '../fixtures/releases/one-deck.json'
import reviews from '../fixtures/releases/reviews.json'
import { memoryStore } from './memoryStore'
import { fakeWorld, openTab } from './world'

type Release = {
  /** What was guessed of each puzzle, and which of them had no arrows. */
  readonly rounds: Readonly<Record<string, readonly string[]>>
  readonly withoutArrows: readonly string[]
  /** Each key and text that was stored, in that order; `null` where it was removed. */
  readonly writes: readonly (readonly [key: string, text: string | null])[]
  /** What it kept beside the store. */
  readonly copies: readonly string[]
  readonly backup: string
}

const releases = { 'one deck': oneDeck, decks, reviews, languages } as unknown as Record<string, Release>

/** What a round is to be like. */
function expected({ withoutArrows }: Release, [key, guesses]: readonly [string, readonly string[]]) {
  const puzzle = puzzleAt(key) as Puzzle
  // A link brings its own rules, and has arrows.
  return { puzzle, round: { guesses, rules: { arrows: !withoutArrows.includes(key) } } }
}

describe.each(Object.entries(releases))('the release with %s', (_, release) => {
  const rounds = Object.entries(release.rounds).map((each) => expected(release, each))
  const storeIn = () => {
    const store = memoryStore()
    for (const [key, text] of release.writes) text === null ? store.remove(key) : store.set(key, text)
    return store
  }

  it('has left a store that goes on where it stood, and what it wrote stays', () => {
    const { world, store } = fakeWorld({ store: storeIn() })
    const before = store.keys().map((key) => [key, store.get(key)])
    const tab = openTab(world)
    for (const { puzzle, round } of rounds) expect(tab.round(puzzle)).toMatchObject(round)
    expect(readSettings(store)).toMatchObject({ theme: 'dark', units: 'miles' })
    expect(before.map(([key]) => [key, store.get(key as string)])).toEqual(before)
  })

  it('has left copies from which the newest round of each kind comes back', async () => {
    const { world } = fakeWorld({
      backupCopy: { ...fakeWorld().world.backupCopy, read: async () => release.copies },
    })
    const tab = openTab(world)
    const newest = rounds.filter(({ puzzle }) => !keyOf(puzzle).endsWith('2026-11-20'))
    for (const { puzzle } of newest) tab.game(puzzle)
    // A round of practice that is still going on is dealt anew, and has no copy of its own.
    const kept = newest.filter(({ puzzle }) => puzzle.kind !== 'practice')
    await vi.waitFor(() => {
      for (const { puzzle, round } of kept) expect(tab.round(puzzle)).toMatchObject(round)
    })
  })

  it('has saved a backup that has every day', () => {
    const backup = decodeBackup(release.backup)
    const days = rounds.filter(({ puzzle }) => puzzle.kind === 'daily')
    expect(backup).toMatchObject({ kind: 'contents' })
    const read = new Map(
      backup.kind === 'contents' ? backup.days.map((round) => [keyOf(round.puzzle), round] as const) : [],
    )
    expect(read.size).toBe(days.length)
    for (const { puzzle, round } of days) expect(read.get(keyOf(puzzle))).toMatchObject(round)
  })

  it('is followed while one of its tabs is still open, and goes on with what is guessed here', () => {
    const { world, store, told } = fakeWorld()
    const tab = openTab(world)
    for (const { puzzle } of rounds) tab.game(puzzle)
    const hear = ([key, text]: readonly [string, string | null]) => {
      text === null ? store.remove(key) : store.set(key, text)
      told.stored(key)
    }
    for (const write of release.writes) hear(write)
    for (const { puzzle, round } of rounds) expect(tab.round(puzzle)).toMatchObject(round)
    const open = rounds.filter(
      ({ puzzle }) => !['won', 'lost'].includes(String(tab.game(puzzle).getSnapshot().value)),
    )
    for (const { puzzle, round } of open) {
      tab.guess(puzzle, 'AU')
      // It reads before it writes, and goes on from there in its own words.
      const [key, text] = release.writes.findLast(([key]) => key.endsWith(keyOf(puzzle))) as [string, string]
      const guesses = [...round.guesses, 'AU', 'ES']
      hear([key, JSON.stringify({ ...JSON.parse(text), guesses })])
      expect(tab.round(puzzle).guesses).toEqual(guesses)
    }
    expect(open.length).toBeGreaterThan(0)
  })
})
