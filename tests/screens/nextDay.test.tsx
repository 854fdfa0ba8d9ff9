import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { placeOf, placesOf } from '../../src/geo/places'
import { writeRound } from '../../src/machines/journal/storedRound'
import { PREFIX } from '../../src/machines/store/store'
import { dailyTarget } from '../../tools/puzzles'
import { memoryStore } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { fakeBrowser, field, NOON, playOn, unfold } from './renderApp'

const countries = placesOf('twenty')

const DAY = 24 * 60 * 60 * 1000
const answer = placeOf(dailyTarget('2026-11-21'))
const wrong = countries.filter(({ id }) => id !== answer.id).map(({ name }) => name)
const rows = () => screen.queryAllByRole('listitem').length
const NOTICE = { name: 'Play the new puzzle' }
const notice = () => screen.queryByRole('button', NOTICE)
const findNotice = () => screen.findByRole('button', NOTICE)

/** The daily puzzle at noon, in a tab that stays open. */
async function openDaily() {
  const world = { now: NOON, tick: [] as (() => void)[] }
  const store = memoryStore()
  const browser = fakeBrowser({
    store,
    now: () => world.now,
    onTick: (callback) => {
      world.tick.push(callback)
      return () => {}
    },
  })
  const { user, guess } = await playOn('/daily', browser)
  return {
    user,
    store,
    guess: async (...names: readonly string[]) => {
      await guess(...names)
      // What comes with the end of a game is there before one goes on.
      await vi.dynamicImportSettled()
    },
    goHome: async () => {
      await user.click(screen.getByRole('link', { name: 'Home' }))
      await screen.findByRole('heading', { name: 'The World Outline Game' })
    },
    sleep: () => {
      world.now += DAY
    },
    /** The clock of the page strikes. */
    tick: () =>
      act(async () => {
        for (const callback of world.tick) callback()
      }),
    play: async () => {
      await user.click(screen.getAllByRole('link', { name: "Play Today's Puzzle" })[0] as HTMLElement)
      await screen.findByRole('heading', { name: 'Daily Puzzle' })
    },
  }
}

const expectNew = (date: string) => {
  expect(screen.getByText(date)).toBeVisible()
  expect(screen.getByText('Guess 1 of 6')).toBeVisible()
  expect(rows()).toBe(0)
  expect(field()).toBeEnabled()
  expect(notice()).toBeNull()
}

describe('the daily puzzle in a tab left open overnight', () => {
  // A tab that sleeps hears no clock, and its first look at it is when the person comes.
  it.each(['a clock that strikes', 'a clock that sleeps'])(
    'is the new one when the old one was not begun, with %s',
    async (clock) => {
      const { goHome, sleep, tick, play } = await openDaily()
      await goHome()
      for (const date of ['22 November 2026', '23 November 2026']) {
        sleep()
        if (clock === 'a clock that strikes') await tick()
        await play()
        expectNew(date)
        await goHome()
      }
    },
  )

  it.each([
    ['won', [answer.name]],
    ['lost', wrong.slice(0, 6)],
  ])('is the new one when the old one was %s, which stays in the journal', async (_, names) => {
    const { store, guess, goHome, sleep, tick, play } = await openDaily()
    await guess(...names)
    await goHome()
    sleep()
    await tick()
    await play()
    expectNew('22 November 2026')
    expect(screen.queryByRole('heading', { name: /Congratulations|Out of guesses/ })).toBeNull()
    await guess(wrong[7] ?? '')
    expect(rows()).toBe(1)
    const guesses = (date: string) =>
      JSON.parse(store.get(`${PREFIX}daily.twenty.${date}`) ?? '{}').guesses?.length
    expect([guesses('2026-11-21'), guesses('2026-11-22')]).toEqual([names.length, 1])
  })

  it.each(['a clock that strikes', 'a clock that sleeps'])(
    'is the old one with an offer of the new one when the old one is in progress, with %s',
    async (clock) => {
      const { guess, goHome, sleep, tick, play } = await openDaily()
      await guess(wrong[0] ?? '')
      await goHome()
      sleep()
      if (clock === 'a clock that strikes') await tick()
      await play()
      expect(screen.getByText('21 November 2026')).toBeVisible()
      expect(rows()).toBe(1)
      expect(await findNotice()).toBeVisible()
      // Once it is over, the next visit is to the new one.
      await guess(answer.name)
      await goHome()
      await play()
      expectNew('22 November 2026')
    },
  )

  it.each([
    ['not begun', []],
    ['over', [answer.name]],
  ])('does not vanish under the eyes of who looks at it at midnight, %s', async (_, names) => {
    const { guess, sleep, tick } = await openDaily()
    await guess(...names)
    sleep()
    await tick()
    expect(screen.getByText('21 November 2026')).toBeVisible()
    expect(rows()).toBe(names.length)
    expect(await findNotice()).toBeVisible()
  })

  it('takes up what another tab has already played of the new day', async () => {
    const { store, goHome, sleep, play } = await openDaily()
    await goHome()
    sleep()
    const target = dailyTarget('2026-11-22')
    writeRound(store, dayOf('2026-11-22', target, [target]))
    await play()
    expect(screen.getByText('22 November 2026')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
    // It was over before it was shown.
    expect(screen.getByRole('heading', { name: 'Daily Puzzle' })).toHaveFocus()
  })

  it('tells when the next one comes once that of today is over, neither before nor where it has come', async () => {
    const { user, guess, sleep, tick } = await openDaily()
    const told = () => screen.queryAllByText(/next puzzle in/i).length
    expect(told()).toBe(0)
    await guess(answer.name)
    await unfold(user, 'Statistics')
    await screen.findByText('Current streak')
    expect(told()).toBe(2)
    sleep()
    await tick()
    expect(await findNotice()).toBeVisible()
    expect(told()).toBe(0)
  })

  it('reckons the statistics as of the new day, as after a reload', async () => {
    const { user, guess, sleep, tick } = await openDaily()
    await guess(answer.name)
    const streak = () => screen.getByText('Current streak').parentElement
    await unfold(user, 'Statistics')
    await screen.findByText('Current streak')
    expect(streak()).toHaveTextContent('1')
    sleep()
    await tick()
    expect(streak()).toHaveTextContent('1')
    sleep()
    await tick()
    expect(streak()).toHaveTextContent('0')
  })
})
