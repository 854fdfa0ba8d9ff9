import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { placeOf, placesOf } from '../../src/geo/places'
import { daysOf } from '../../src/machines/journal/archive'
import { writeRound } from '../../src/machines/journal/storedRound'
import type { UtcDate } from '../../src/machines/schedule/day'
import { PREFIX } from '../../src/machines/store/store'
import { nameOfDay } from '../../src/ui/archive/Day'
import { LANGUAGES } from '../../src/ui/words/languages'
import { localeOf } from '../../src/ui/words/locale'
import { dailyTarget } from '../../tools/puzzles'
import { memoryStore } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { fakeBrowser, NOON, playOn, renderApp, unfold } from './renderApp'

const countries = placesOf('twenty')

const day = (name: string | RegExp) => screen.getByRole('link', { name })
const wrongFor = (date: UtcDate) => countries.find(({ id }) => id !== dailyTarget(date))?.name ?? ''

async function openArchive(path: string, store = memoryStore(), now = NOON) {
  const browser = fakeBrowser({ store, now: () => now })
  return { ...(await renderApp(path, browser)), store }
}

describe('the calendar of past days', () => {
  it('has every day of the month with how it stands in its name, and today leads to the daily page', async () => {
    const store = memoryStore()
    const six = ['IT', 'ES', 'GB', 'US', 'JP', 'BR'] as const
    writeRound(store, dayOf('2026-11-02', 'FR', ['FR']))
    writeRound(store, dayOf('2026-11-03', 'FR', ['IT', 'ES', 'FR']))
    writeRound(store, dayOf('2026-11-04', 'FR', six))
    writeRound(store, dayOf('2026-11-05', 'FR', ['IT']))
    writeRound(store, { ...dayOf('2026-11-06', 'FR', ['IT', 'FR']), begun: '2026-11-20' })
    await openArchive('/atlas/album', store)
    const grid = screen.getByRole('grid', { name: 'November 2026' })
    const names = () =>
      within(grid)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label'))
    expect(names()).toHaveLength(21)
    // The country of a day that is over comes with its silhouette.
    await expect
      .poll(() => names().slice(0, 7))
      .toEqual([
        '1 November 2026, not played',
        '2 November 2026: France, won with 1 guess',
        '3 November 2026: France, won with 3 guesses',
        '4 November 2026: France, lost',
        '5 November 2026, begun',
        '6 November 2026: France, won with 2 guesses, played later',
        '7 November 2026, not played',
      ])
    // Who speaks to a page says what is seen there (WCAG 2.5.3).
    for (const link of within(grid).getAllByRole('link'))
      expect(link.getAttribute('aria-label')).toMatch(new RegExp(`\\b${link.textContent}\\b`))
    expect(day(/^21 November/)).toHaveAttribute('href', '/daily')
    expect(day(/^20 November/)).toHaveAttribute('href', '/atlas/album?day=2026-11-20')
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent?.slice(-6)),
    ).toContain('Monday')
  })

  it.each(LANGUAGES)('has each day’s number in its name, in the language %s', async (lang) => {
    const locale = localeOf(lang)
    await locale.sections.rest.load()
    for (const date of daysOf('2026-12'))
      expect(
        nameOfDay(date, { kind: 'won', target: 'FR', guesses: 1, isLate: false }, false, locale),
      ).toMatch(new RegExp(`(?<!\\d)${Number(date.slice(-2))}(?!\\d)`))
  })

  describe('with a rest day', () => {
    const signIn = (link: HTMLElement) => link.querySelector('.day-mark')?.className

    /** A store in which seven days before 27 October and the one after it are won, so that a rest day covers it. */
    function restedStore() {
      const store = memoryStore()
      for (const date of [20, 21, 22, 23, 24, 25, 26, 28])
        writeRound(store, dayOf(`2026-10-${date}`, 'FR', ['FR']))
      return store
    }

    it('shows it by a sign of its own and says so, and it can still be played', async () => {
      const { user } = await openArchive('/atlas/album?month=2026-10', restedStore())
      const covered = day('27 October 2026, not played, rest day')
      expect(signIn(covered)).toBe('day-mark day-rest')
      expect(document.querySelector('.day-moon')).toBeNull()
      expect(covered).toHaveAttribute('href', '/atlas/album?day=2026-10-27')
      expect(signIn(day('29 October 2026, not played'))).toBe('day-mark day-unplayed')
      expect(screen.getAllByRole('link', { name: /rest day$/ })).toEqual([covered])
      await unfold(user, 'Signs')
      const legend = within(screen.getByRole('list', { name: 'Signs' }))
      expect(signIn(legend.getByText('Rest day'))).toBe('day-mark day-rest')
      expect(signIn(legend.getByText('Not played'))).toBe('day-mark day-unplayed')
    })

    it('leaves a day that was played later as it is, and says of it, too, that it is a rest day', async () => {
      const store = restedStore()
      writeRound(store, { ...dayOf('2026-10-27', 'FR', ['FR']), begun: '2026-11-20' })
      await openArchive('/atlas/album?month=2026-10', store)
      const covered = await screen.findByRole('link', {
        name: '27 October 2026: France, won with 1 guess, played later, rest day',
      })
      expect(signIn(covered)).toBe('day-mark day-won day-later day-stamp')
      expect(covered.querySelector('.day-moon')).toBeInTheDocument()
      expect(document.querySelectorAll('.day-moon')).toHaveLength(1)
    })

    it('has none in the puzzle of the other deck, which has its own', async () => {
      await openArchive('/atlas/album?month=2026-10&deck=world', restedStore())
      expect(screen.queryByRole('link', { name: /rest day$/ })).toBeNull()
    })
  })

  it('is one stop for the Tab key, and its keys move the focus, into other months too', async () => {
    const { user } = await openArchive('/atlas/album')
    const stops = () => screen.getAllByRole('link').filter((link) => link.dataset.date && link.tabIndex === 0)
    expect(stops().map((link) => link.dataset.date)).toEqual(['2026-11-21'])
    stops()[0]?.focus()
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    expect(day(/^13 November/)).toHaveFocus()
    await user.keyboard('{PageUp}')
    expect(day(/^13 October/)).toHaveFocus()
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeVisible()
    expect(stops().map((link) => link.dataset.date)).toEqual(['2026-10-13'])
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows the month that its address asks for, from the first one on', async () => {
    await openArchive('/atlas/album?month=2026-01')
    expect(screen.getByRole('grid', { name: 'January 2026' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getAllByRole('link').filter((link) => link.dataset.date)).toHaveLength(31)
  })

  it('goes by years to the same month, or to the nearest one that has days', async () => {
    const { user } = await openArchive('/atlas/album?month=2027-03', memoryStore(), Date.UTC(2028, 1, 10))
    const previous = screen.getByRole('button', { name: 'Previous year' })
    const next = screen.getByRole('button', { name: 'Next year' })
    const shown = () => screen.getByRole('grid').getAttribute('aria-labelledby') ?? ''
    const month = () => document.getElementById(shown())?.textContent
    await user.click(next)
    expect(month()).toBe('February 2028')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await user.click(next)
    await user.click(previous)
    await user.click(previous)
    expect(month()).toBe('February 2026')
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    expect(previous).toHaveFocus()
    await user.click(next)
    expect(month()).toBe('February 2027')
  })
})

describe('a past day', () => {
  const DAY = '2026-03-04'

  it('is played under its own date, and is kept as played later', async () => {
    const store = memoryStore()
    const { user, guess } = await playOn(`/atlas/album?day=${DAY}`, fakeBrowser({ store }))
    expect(screen.getByText('4 March 2026')).toBeVisible()
    await guess('Spain')
    expect(JSON.parse(store.get(`${PREFIX}daily.twenty.${DAY}`) ?? '{}')).toMatchObject({
      guesses: ['ES'],
      begun: '2026-11-21',
    })
    await guess(placeOf(dailyTarget(DAY)).name)
    expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toBeVisible()
    await unfold(user, 'Statistics')
    expect(await screen.findByText('Played later, and not counted above: 1 day, 1 won.')).toBeInTheDocument()
    expect(screen.queryByRole('timer')).toBeNull()
    await user.click(screen.getAllByRole('link', { name: 'All past days' })[0] as HTMLElement)
    expect(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible()
    const { name } = placeOf(dailyTarget(DAY))
    expect(
      await screen.findByRole('link', { name: `4 March 2026: ${name}, won with 2 guesses, played later` }),
    ).toBeVisible()
  })

  it('leads to the days beside it, each with its own game', async () => {
    const { user, guess } = await playOn(`/atlas/album?day=${DAY}`)
    await guess(wrongFor(DAY))
    expect(screen.getByText('Guess 2 of 6')).toBeVisible()
    await user.click(day('Next day: 5 March 2026'))
    expect(screen.getByText('5 March 2026')).toBeVisible()
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
    await user.click(day('Previous day: 4 March 2026'))
    expect(screen.getByText('Guess 2 of 6')).toBeVisible()
  })

  it('leads on to the daily page where the next day is today', async () => {
    for (const [address, page] of [
      ['/atlas/album?day=2026-11-20', '/daily'],
      ['/atlas/album?day=2026-11-20&deck=world', '/world'],
    ] as const) {
      await playOn(address)
      expect(day('Next day: 21 November 2026')).toHaveAttribute('href', page)
      cleanup()
    }
  })

  it('is no day in progress of the daily page', async () => {
    const { user, guess } = await playOn('/atlas/album?day=2026-11-20')
    await guess(wrongFor('2026-11-20'))
    expect(screen.queryByText(/new puzzle/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'All past days' }))
    await user.click(day(/^21 November/))
    expect(await screen.findByText('21 November 2026')).toBeVisible()
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
  })

  it.each([
    ['2026-11-22', 'That day has not come yet.'],
    ['2025-12-31', 'There was no puzzle yet on that day. The first one was on 1 January 2026.'],
    ['2026-02-30', 'There is no such day in the calendar.'],
    ['', 'There is no such day in the calendar.'],
    ['2026-03-04&deck=mars', 'There is no such day in the calendar.'],
  ])('that is none, as %s, is a sentence and the way back', async (text, sentence) => {
    const { user } = await openArchive(`/atlas/album?day=${text}`)
    expect(screen.getByText(sentence)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'All past days' }))
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible()
  })

  it('that was not played is the last one', async () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-20', 'FR', ['FR']))
    const { user } = await openArchive('/atlas/album', store)
    await user.click(screen.getByRole('link', { name: 'Play a missed day' }))
    expect(await screen.findByText('19 November 2026')).toBeVisible()
  })
})
