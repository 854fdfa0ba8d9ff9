import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { deckOf } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { placeOf, placesOf } from '../../src/geo/places'
import { worldRegionOf } from '../../src/geo/worldRegions'
import { logReview } from '../../src/machines/journal/review'
import { readSettings, writeSettings } from '../../src/machines/journal/settings'
import { gameIn } from '../../src/machines/openGames'
import type { PracticePuzzle } from '../../src/machines/rules/puzzle'
import type { Round } from '../../src/machines/rules/round'
import { eraseAll } from '../../src/machines/store/erasure'
import { PAUSE } from '../../src/ui/parts/useSettling'
import { english } from '../../src/ui/words/english'
import { localeOf } from '../../src/ui/words/locale'
import { practice } from '../../tools/puzzles'
import { roundOf } from '../machines/rounds'
import { fakeBrowser, field, NOON, playOn, practiceTarget, renderApp, settled } from './renderApp'

const countries = placesOf('twenty')

async function openPractice() {
  const { app, user, guess } = await playOn('/practice')
  const target = () => practiceTarget(app)
  return { user, guess, target }
}

describe('the practice screen', () => {
  it('deals another country on New, and forgets the guesses', async () => {
    const { user, guess, target } = await openPractice()
    const before = target()
    await guess(countries.find(({ id }) => id !== before)?.name ?? '')
    await user.click(screen.getByRole('button', { name: 'New' }))
    expect(target()).not.toBe(before)
    expect(screen.queryAllByRole('listitem')).toEqual([])
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
  })

  it('stays at the end while the Enter that made the last guess is held down', async () => {
    const { user, target } = await openPractice()
    const before = target()
    const { name } = placeOf(before)
    await user.type(field(), name)
    // Five times more than it is pressed, as of a key that nobody lets go.
    await user.keyboard('{Enter>6}')
    expect(target()).toBe(before)
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
    await settled()
    const again = screen.getByRole('button', { name: 'Play Again' })
    expect(fireEvent.keyDown(again, { key: 'Enter', repeat: true }), 'it presses nothing').toBe(false)
    await user.keyboard('{/Enter}{Enter}')
    expect(target()).not.toBe(before)
  })
})

describe('what fits', () => {
  const IN_SIGHT = /^Still possible: \d+$/

  /** Practice in which it is told, opened in a browser. */
  async function openAided(browser = fakeBrowser()) {
    writeSettings(browser.store, { fit: true })
    const { app, user, guess } = await playOn('/practice', browser)
    const game = () => gameIn(app.getSnapshot(), practice)?.getSnapshot().context as Round
    return { user, guess, game }
  }

  /** The name of a country that is not the answer. */
  const miss = ({ target }: Round) => countries.find(({ id }) => id !== target)?.name ?? ''

  it('is counted after each guess, said aloud, and shown on a map with the names of the countries', async () => {
    const { user, guess, game } = await openAided()
    await waitFor(() => expect(document.querySelector('.fit-line')).toHaveTextContent(/^$/))
    await guess(miss(game()))
    const line = await screen.findByText(IN_SIGHT)
    expect(line).toHaveRole('status')
    const count = Number(line.textContent?.replace(/\D/g, ''))
    expect(count).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Show on a map' }))
    const dialog = await screen.findByRole('dialog', { name: 'Count what still fits' })
    const map = within(dialog).getByRole('img', { name: 'World map with the countries that still fit' })
    expect(map.querySelectorAll('.fit-country')).toHaveLength(count)
    expect(within(dialog).getByText(new RegExp(`\\b${placeOf(game().target).name}\\b`))).toBeVisible()
  })

  it('goes with the round that was begun with it, and ends with it', async () => {
    const { user, guess, game } = await openAided()
    await guess(miss(game()))
    await screen.findByText(IN_SIGHT)
    await user.click(screen.getByRole('button', { name: 'Settings' }))
    await user.click(await screen.findByRole('switch', { name: 'Count what still fits' }))
    expect(screen.getByText('This round has started; your change applies to the next one.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.getByText(IN_SIGHT)).toBeVisible()
    await guess(placeOf(game().target).name)
    expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toBeVisible()
    expect(screen.queryByText(IN_SIGHT)).toBeNull()
    await settled()
    await user.click(screen.getByRole('button', { name: 'Play Again' }))
    await guess(countries.find(({ id }) => id !== game().target)?.name ?? '')
    expect(screen.queryByText(IN_SIGHT)).toBeNull()
    await guess(placeOf(game().target).name)
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  })

  it('is switched on in practice before the first guess, and offered on no day', async () => {
    const browser = fakeBrowser()
    const { app, user, guess } = await playOn('/practice', browser)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Options' }))
    await user.click(await screen.findByRole('button', { name: 'Choose one by one' }))
    await user.click(screen.getByRole('switch', { name: 'Count what still fits' }))
    expect(readSettings(browser.store).fit).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('button', { name: /^Options/ }), 'it is counted').toBeVisible()
    await guess(miss(roundOf(practiceTarget(app))))
    expect(await screen.findByText(IN_SIGHT)).toBeVisible()
    cleanup()
    await playOn('/daily', browser)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Options' }))
    expect(await screen.findByRole('switch', { name: 'No arrows' })).toBeVisible()
    expect(screen.queryByRole('switch', { name: 'Count what still fits' })).toBeNull()
  })
})

describe('the choice of practice', () => {
  const DAY = 86_400_000
  const radio = (name: string | RegExp) => screen.findByRole('radio', { name })

  /** Practice of somebody who has met twenty countries of Africa long ago, and knows three of them. */
  async function openChoice() {
    const browser = fakeBrowser()
    const { store } = browser
    for (const [index, country] of deckOf('africa').targets.slice(0, 20).entries())
      for (const [deal, days] of (index < 3 ? [60, 30, 5] : [90]).entries())
        logReview(store, {
          identity: `practice.africa.${index * 10 + deal}`,
          country,
          at: NOON - days * DAY,
          found: 1,
        })
    const { app, user, guess } = await playOn('/practice', browser)
    const open = () => user.click(screen.getByRole('button', { name: /^(A random|Due|The|Africa)/ }))
    const start = () => user.click(screen.getByRole('button', { name: 'Start' }))
    const game = (puzzle: PracticePuzzle) => gameIn(app.getSnapshot(), puzzle)?.getSnapshot().context
    return { app, user, guess, open, start, game, store }
  }

  const africa = { kind: 'practice', deck: 'africa', order: 'due' } as const

  it('says of each deck how many of its countries were found and how many are due', async () => {
    const { open } = await openChoice()
    await open()
    const names = (await screen.findAllByRole('radio')).map((each) => (each as HTMLInputElement).labels?.[0])
    expect(names.map((label) => [...(label?.children ?? [])].map(({ textContent }) => textContent))).toEqual([
      ['', 'Random'],
      ['', 'Due for review'],
      ['', 'Where?'],
      ['', 'The Twenty', '1 of 20 found', '1 due'],
      ['', 'The World', '20 of 190 found', '17 due'],
      ['', 'Africa', '20 of 54 found', '17 due'],
      ['', 'The Americas', '0 of 35 found', ''],
      ['', 'Asia', '1 of 51 found', '1 due'],
      ['', 'Europe', '0 of 48 found', ''],
      ['', 'Oceania', '0 of 10 found', ''],
    ])
    expect(await radio(/^The Twenty/)).toBeChecked()
    expect(await radio(/^The Twenty/)).toHaveFocus()
  })

  it('begins deck and order with one press of Start, and changes nothing before', async () => {
    const { user, open, start, game, store } = await openChoice()
    await open()
    await user.click(await radio('Due for review'))
    await user.click(await radio(/^Africa/))
    expect(readSettings(store)).toMatchObject({ deck: 'twenty' })
    expect(readSettings(store).order).toBeUndefined()
    expect(game(africa)).toBeUndefined()
    expect(screen.getByText('17 countries are due today · 5 new')).toBeVisible()
    await start()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(readSettings(store)).toMatchObject({ deck: 'africa', order: 'due' })
    expect(screen.getByRole('button', { name: 'Due · Africa · 17 + 5 new' })).toBeVisible()
    expect(screen.getByText('22 countries left for today')).toBeVisible()
  })

  it('goes on with a round that was begun, where it is started once more, and after another deck was played', async () => {
    const { user, guess, open, start, game } = await openChoice()
    await open()
    await user.click(await radio('Due for review'))
    await user.click(await radio(/^Africa/))
    await start()
    const target = game(africa)?.target
    const other = deckOf('africa').targets.find((code) => code !== target) as PlaceId
    await guess(placeOf(other).name)
    await open()
    await start()
    expect(game(africa)).toMatchObject({ target, guesses: [other] })
    await open()
    await user.click(await radio(/^Oceania/))
    await start()
    await screen.findByRole('button', { name: 'Due · Oceania · 5 new' })
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
    await open()
    await user.click(await radio(/^Africa/))
    await start()
    expect(game(africa)).toMatchObject({ target, guesses: [other] })
    expect(screen.getByText('Guess 2 of 6')).toBeVisible()
  })

  it('begins another round where the last one of a deck is over', async () => {
    const { user, guess, open, start, app } = await openChoice()
    const before = practiceTarget(app)
    await guess(placeOf(before).name)
    await open()
    await user.click(await radio('Random'))
    await start()
    expect(practiceTarget(app)).not.toBe(before)
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
  })
})

describe('places in practice', () => {
  const wait = () => new Promise((resolve) => setTimeout(resolve, PAUSE + 20))
  const asked = async () => (await screen.findByRole('heading', { name: /^Where is/ })).textContent ?? ''

  /** Sets a pin by the list, in the region of the country or elsewhere, and goes on. */
  async function answer(user: UserEvent, isRight: boolean): Promise<string> {
    const name = (await asked()).slice('Where is '.length, -1)
    const country = placesOf('oceania').find((place) => english.nameInSentence(place) === name)
      ?.id as CountryCode
    const list = screen.queryByRole('button', { name: 'Choose a region instead' })
    if (list) await user.click(list)
    const locale = localeOf('en')
    await locale.sections.rest.load()
    const region = locale.say(`regions.${isRight ? worldRegionOf(country) : 'northernEurope'}`)
    await user.click(screen.getByRole('radio', { name: region }))
    await user.click(screen.getByRole('button', { name: 'Confirm pin' }))
    const next = await screen.findByRole('button', { name: /^(Next pin|See the result)$/ })
    expect(next).toHaveAccessibleDescription(isRight ? /^Right!/ : /^Not this time\./)
    await wait()
    await user.click(next)
    return name
  }

  it('have a page of their own: five at a time by name, what was missed comes again, and a reload goes on', async () => {
    let time = NOON
    const now = () => time++
    const browser = fakeBrowser({ now })
    const { user } = await playOn('/practice', browser)
    await user.click(screen.getByRole('button', { name: 'A random country' }))
    await user.click(await screen.findByRole('radio', { name: 'Where?' }))
    await user.click(screen.getByRole('radio', { name: /^Oceania/ }))
    expect(screen.getByText('5 new', { selector: 'p' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Where?' })).toBeVisible()
    expect(readSettings(browser.store)).toMatchObject({ deck: 'oceania' })
    expect(screen.getByRole('button', { name: 'Oceania' })).toBeVisible()
    expect(await screen.findByText('Pin 1 of 5')).toBeVisible()
    const missed = await answer(user, false)
    const open = await asked()
    cleanup()
    const { user: later } = await renderApp('/practice/where', fakeBrowser({ store: browser.store, now }))
    expect(await asked()).toBe(open)
    expect(screen.getByText('Pin 1 of 4')).toBeVisible()
    for (let place = 0; place < 4; place++) await answer(later, true)
    expect(await screen.findByRole('heading', { name: '4 of 4 right' })).toHaveFocus()
    expect(screen.getByText('1 country left for today')).toBeVisible()
    const rows = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(Array(4).fill(expect.stringMatching(/^\S.* ✓right$/)))
    await later.click(screen.getByRole('button', { name: 'Play Again' }))
    expect(await asked()).toBe(`Where is ${missed}?`)
    expect(screen.getByText('Pin 1 of 1')).toBeVisible()
    expect(await screen.findByRole('application')).toHaveFocus()
  })
})

describe('the quiz after practice', () => {
  it('is offered where Settings say so, goes on after a reload, and begins anew with the next round', async () => {
    const { store } = fakeBrowser()
    const { app, user, guess } = await playOn('/practice', fakeBrowser({ store }))
    await guess(placeOf(practiceTarget(app)).name)
    await screen.findByRole('button', { name: 'Play Again' })
    expect(screen.queryByRole('button', { name: /^Quiz/ })).toBeNull()
    const banner = within(screen.getByRole('banner'))
    await user.click(banner.getByRole('button', { name: 'Settings' }))
    const quiz = within(await screen.findByRole('group', { name: 'Quiz after practice' }))
    expect(quiz.getByRole('radio', { name: 'Off' })).toBeChecked()
    await user.click(quiz.getByRole('radio', { name: 'On' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const target = practiceTarget(app)
    const question = { name: `Where is ${english.nameInSentence(placeOf(target))}?` }
    await user.click(await screen.findByRole('button', { name: /^Quiz/ }))
    await screen.findByRole('heading', question)
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    cleanup()
    const { user: later, app: again } = await playOn('/practice', fakeBrowser({ store, seed: () => 5 }))
    await later.click(await screen.findByRole('button', { name: /^Quiz/ }))
    expect(await screen.findByText(/^Question 2 of/)).toBeVisible()
    await later.click(screen.getByRole('button', { name: 'Close' }))
    await later.click(screen.getByRole('button', { name: 'Play Again' }))
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
    const asked = placeOf(practiceTarget(again))
    const { name } = asked
    await later.type(field(), name)
    await later.click(screen.getByRole('option', { name }))
    await later.click(await screen.findByRole('button', { name: /^Quiz/ }))
    const heading = { name: `Where is ${english.nameInSentence(asked)}?` }
    expect(await screen.findByRole('heading', heading)).toBeVisible()
  })
})

describe('practice beside another tab', () => {
  it('goes on with its own order when the other tab chooses what is due', async () => {
    const browser = fakeBrowser()
    const { app, guess } = await playOn('/practice', browser)
    const target = practiceTarget(app)
    await act(async () => writeSettings(browser.store, { order: 'due' }))
    expect(screen.getByRole('heading', { name: 'Practice Mode' })).toBeVisible()
    expect(practiceTarget(app)).toBe(target)
    await guess(placeOf(target).name)
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  })

  it('goes on with what is due when the other tab erases everything', async () => {
    const { store } = fakeBrowser()
    writeSettings(store, { order: 'due' })
    await playOn('/practice', fakeBrowser({ store }))
    await screen.findByText('5 countries left for today')
    await act(async () => void eraseAll(store, '2026-11-21'))
    expect(screen.getByRole('heading', { name: 'Practice Mode' })).toBeVisible()
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
  })
})
