import { equal, match, notEqual, ok } from 'node:assert/strict'
import { ANSWER, hintFor, wrong } from '../../tools/answers'
import type { Player } from './player'

export type Check = {
  readonly title: string
  /** `stop` stops the host for good. */
  readonly run: (player: Player, stop: () => void) => Promise<void>
}

/** The whole game, in as few steps as show that a browser runs it. */
export const checks: readonly Check[] = [
  {
    title: 'A game is won and its result is shared',
    run: async (player) => {
      await player.open('/')
      await player.click('a', "Play Today's Puzzle")
      // The page that is left has a field, too.
      await player.shows('Daily Puzzle')
      await player.guessAll([...wrong(2), ANSWER])
      const rows = await player.rows()
      equal(rows.length, 3)
      const { kilometres, arrow, percent } = hintFor(wrong(1)[0] as string)
      match(rows[0] as string, new RegExp(`${kilometres} km.*${arrow}.*${percent}%`))
      match(rows[2] as string, /✓ Correct!/)
      await player.shows(`You found ${ANSWER} in 3 guesses.`)
      await player.click('button', 'Share Result')
      // The button says so for two seconds; the toast, asked for only now, may come after them.
      await player.shows('Copied!')
      await player.shows('Result copied to clipboard!')
    },
  },
  {
    title: 'A game is lost and the answer is told',
    run: async (player) => {
      await player.open('/daily')
      await player.guessAll(wrong(6))
      await player.shows(`The answer was ${ANSWER}.`)
      ok(await player.attribute(`[aria-label="Outline of ${ANSWER}"]`, 'role'))
      notEqual(await player.attribute('input[role=combobox]', 'disabled'), null)
    },
  },
  {
    title: 'A game is taken up again after a reload',
    run: async (player) => {
      await player.open('/daily')
      await player.guessAll(wrong(2))
      await player.reload()
      await player.shows('Guess 3 of 6')
      equal((await player.rows()).length, 2)
      await player.guess(ANSWER)
      await player.shows(`You found ${ANSWER} in 3 guesses.`)
    },
  },
  {
    title: 'Practice deals a round, and a country is found by another name',
    run: async (player) => {
      await player.open('/practice')
      await player.type('deutschland')
      await player.until(
        () => document.querySelector('[role=option][aria-selected=true]')?.textContent === 'Germany',
      )
      await player.press('Enter')
      await player.until(() => document.querySelectorAll('.guesses-rows li').length === 1)
      await player.click('button', 'New')
      await player.shows('Guess 1 of 6')
    },
  },
  {
    title: 'The globe of a game that is over is turned by keys and laid out flat',
    run: async (player) => {
      await player.open('/daily')
      await player.guessAll([...wrong(1), ANSWER])
      await player.click('button', `${ANSWER} in brief`)
      // Presses do not count until the dialog has settled.
      await player.until(
        () =>
          document.querySelector('dialog:modal') !== null &&
          document.querySelector('.dialog[data-settling]') === null,
      )
      await player.click('button', 'Show it')
      await player.click('button', 'Flat map')
      await player.until(() => document.querySelector('[role=application][aria-label="World map"]') !== null)
      await player.click('button', 'Flat map')
      await player.until(() => {
        const globe = document.querySelector<HTMLElement>('[role=application][aria-label="Globe"]')
        globe?.focus()
        return globe !== null && document.activeElement === globe
      })
      await player.until(() => document.querySelector('.globe > .visually-hidden') !== null)
      const before = await player.attribute('.earth-land', 'd')
      await player.press('ArrowRight')
      await player.until((land) => document.querySelector('.earth-land')?.getAttribute('d') !== land, before)
    },
  },
  {
    title: 'The dialogs open over the page, close by Escape, and what is chosen there stays',
    run: async (player) => {
      await player.open('/daily')
      for (const name of ['Settings']) {
        await player.click('button', name)
        await player.until(
          (title) =>
            document.querySelector('dialog:modal h2')?.textContent === title &&
            document.querySelector('.dialog[data-settling]') === null,
          name,
        )
        if (name === 'Settings') {
          // What WebKit does with a record that nobody looks at is said there.
          await player.until(
            () => document.body.textContent?.includes('seven days') === navigator.vendor.startsWith('Apple'),
          )
          await player.click('label', 'Dark')
        }
        await player.press('Escape')
        await player.until(() => document.querySelector('dialog') === null)
      }
      await player.until(() => document.documentElement.dataset.theme === 'dark')
      await player.reload()
      await player.until(() => document.documentElement.dataset.theme === 'dark')
    },
  },
  {
    title: 'Nothing that has been painted vanishes or moves',
    run: async (player) => {
      for (const path of ['/', '/daily', '/how-to-play']) {
        await player.open(path)
        await atRest(player)
        await player.checkFrames()
      }
      await player.open('/daily')
      for (const names of [wrong(2), [ANSWER]]) {
        await player.guessAll(names)
        await player.reload()
        await atRest(player)
        await player.checkFrames()
      }
    },
  },
  {
    title: 'After one visit the game is played without a network',
    run: async (player, stop) => {
      await player.open('/daily')
      await player.guess(wrong(1)[0] as string)
      await player.until(() => navigator.serviceWorker.controller !== null)
      stop()
      await player.open('/')
      await player.click('a', "Play Today's Puzzle")
      await player.shows('Guess 2 of 6')
      await player.reload()
      await player.guess(ANSWER)
      await player.shows(`You found ${ANSWER} in 2 guesses.`)
    },
  },
]

/** A page has come to rest when all of its program is there, and the outline where it has one. */
function atRest(player: Player): Promise<void> {
  return player.until(() => {
    const main = document.querySelector('main')
    const outline = main?.querySelector('[role=img][aria-label^="Outline"] path')
    const isGame = /daily|practice/.test(location.pathname)
    const isDrawn = (outline?.getAttribute('d')?.length ?? 0) > 500
    return (
      document.readyState === 'complete' &&
      document.querySelector('.program-lost') === null &&
      main?.ariaBusy !== 'true' &&
      (!isGame || isDrawn)
    )
  })
}
