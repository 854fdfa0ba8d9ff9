import { act, cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { PlaceId } from '../../src/geo/place'
import { placeOf } from '../../src/geo/places'
import { roundIn } from '../../src/machines/journal/storedRound'
import { utcDateOf } from '../../src/machines/schedule/day'
import { dailyOf, dailyTarget, drawTarget, practice } from '../../tools/puzzles'
import type { Driver, Screen } from '../../tools/rules/driver'
import { storeAnew } from '../machines/rounds'
import { fakeBrowser, NOON, renderApp } from '../screens/renderApp'

const DAY = 86_400_000

/** How many letters of a name are typed. No eight other names contain the first three of one. */
const LETTERS = 3

/** Plays on the rendered screen of a mode: types a name and picks it, and reads roles and text. */
export class ScreenDriver implements Driver {
  #user: UserEvent | undefined
  /** As another tab that has the same puzzle open. */
  #writeElsewhere = (_: readonly PlaceId[]) => {}

  constructor(readonly path: '/daily' | '/practice') {}

  async start(target: PlaceId): Promise<void> {
    cleanup()
    const luck = this.path === '/daily' ? { now: () => dayOf(target) } : { seed: () => seedOf(target) }
    const browser = fakeBrowser(luck)
    const { user } = await renderApp(this.path, browser)
    this.#user = user
    this.#writeElsewhere = (guesses) => {
      const puzzle = this.path === '/daily' ? dailyOf(utcDateOf(browser.now())) : practice
      const round = roundIn(browser.store, puzzle)
      if (round === undefined) throw new Error('There is no round that could go on')
      storeAnew(browser.store, { ...round, guesses })
    }
    await screen.findByRole('combobox')
  }

  /** The screen offers no way to make a guess that would be refused: it is not made, and that is told. */
  async guess(country: PlaceId): Promise<boolean> {
    if (this.#user === undefined) throw new Error('No game was dealt')
    const field = this.#field()
    if (field.disabled) return false
    const { name } = placeOf(country)
    // The first letters bring the name among the suggestions, as they do for people.
    await this.#user.type(field, name.slice(0, LETTERS))
    const option = screen.queryAllByRole('option').find(({ textContent }) => textContent === name)
    if (option === undefined) {
      await this.#user.clear(field)
      return false
    }
    await this.#user.click(option)
    return true
  }

  async sync(guesses: readonly PlaceId[]): Promise<void> {
    await act(async () => this.#writeElsewhere(guesses))
  }

  read(): Screen {
    const count = screen.queryByText(/^Guess \d of 6$/)?.textContent
    const title = screen.getByRole('img', { name: /^Outline of / }).getAttribute('aria-label') ?? ''
    const guessNumber = count == null ? undefined : Number(count.split(' ')[1])
    const answer = title === 'Outline of the mystery country' ? undefined : title.replace('Outline of ', '')
    const plays: Screen['play'][] = []
    if (guessNumber !== undefined) plays.push('playing')
    if (screen.queryByText(/^congratulations/i) !== null) plays.push('won')
    if (answer !== undefined) plays.push('lost')
    const [play] = plays
    if (play === undefined || plays.length > 1)
      throw new Error(`The screen says of the game: ${plays.join(' and ') || 'nothing'}`)
    const [list] = screen.getAllByRole('list')
    const rows = within(list as HTMLElement)
      .queryAllByRole('listitem')
      .map(rowText)
    return { play, guessNumber, isOpen: !this.#field().disabled, answer, rows }
  }

  #field(): HTMLInputElement {
    return screen.getByRole('combobox', { name: 'Guess a country' })
  }
}

/** A row of the list of guesses as one text: its words in their order, and after an arrow the word that is read out for it. */
function rowText(row: Element): string {
  const texts: string[] = []
  const nodes = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    texts.push(nodes.currentNode.nodeValue ?? '')
    const label = nodes.currentNode.parentElement
      ?.closest('[role="img"], .guess-arrow')
      ?.getAttribute('aria-label')
    // An arrow is named with its row.
    texts.push(label?.split(', ')[0] ?? '')
  }
  return texts.join(' ').replace(/\s+/g, ' ').replace(/ %/g, '%').trim()
}

/** Noon of the first day from that of the tests on which the daily puzzle is this country. */
function dayOf(target: PlaceId): number {
  let noon = NOON
  while (dailyTarget(utcDateOf(noon)) !== target) noon += DAY
  return noon
}

/** The first number that, as the dice of the browser, makes this country the first of practice. */
function seedOf(target: PlaceId): number {
  let seed = 0
  while (drawTarget(seed).target !== target) seed++
  return seed
}
