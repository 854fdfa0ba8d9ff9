import type { PlaceId } from '../../src/geo/place'
import { roundIn, rounds, storeKeyOf } from '../../src/machines/journal/storedRound'
import { nameOf } from '../../tools/answers'
import type { Player } from '../../tools/player'
import { practice } from '../../tools/puzzles'
import type { Driver, Screen } from '../../tools/rules/driver'
import { deal } from '../../tools/seed'
import { isGuess, modelOf, toursOf } from '../paths/model'
import { playOf } from '../paths/plays'
import { rowText } from '../paths/rowText'
import { disagreement } from '../paths/walk'
import { expect, test } from './test'

// Seven walks from the deal that between them take every edge of the game, on the built game.
const model = modelOf('JP')

for (const tour of toursOf(model)) {
  test(`The page shows what the rules say along ${tour.join(' ')}`, async ({ player }) => {
    expect(await disagreement(new PageDriver(player), model.target, tour)).toBeUndefined()
  })
}

for (const { from, to, path } of model.edges.filter(
  ({ from, move }) => !isGuess(move) && /1$|6$/.test(from),
)) {
  test(`The page goes from ${from} to ${to} when another tab has played`, async ({ player }) => {
    expect(await disagreement(new PageDriver(player), model.target, path)).toBeUndefined()
  })
}

/** Plays practice on a page of the browser: types a name and picks it, and reads roles and text. */
class PageDriver implements Driver {
  constructor(readonly player: Player) {}

  async start(target: PlaceId): Promise<void> {
    await deal(this.player.page, target)
    await this.player.open('/practice')
    await this.player.input.waitFor()
  }

  /** The page offers no way to make a guess that would be refused: it is not made, and that is told. */
  async guess(country: PlaceId): Promise<boolean> {
    if (await this.player.input.isDisabled()) return false
    const name = nameOf(country)
    await this.player.type(name)
    // A name that is typed in full has a suggestion, or the page says that there is none.
    const option = this.player.suggestion(name)
    await option
      .or(this.player.page.getByText(/No suggestions|was your guess \d/))
      .first()
      .waitFor({ state: 'attached' })
    const isOffered = await option.isVisible()
    await (isOffered ? this.player.pick(option) : this.player.type(''))
    return isOffered
  }

  /** As another tab that has practice open, too. */
  async sync(guesses: readonly PlaceId[]): Promise<void> {
    const { page } = this.player
    const key = storeKeyOf(practice)
    const stored = await page.evaluate((at) => localStorage.getItem(at) ?? '', key)
    const round = roundIn({ get: () => stored }, practice)
    if (round === undefined) throw new Error('There is no round that could go on')
    const text = JSON.stringify(rounds.encode({ ...round, guesses }))
    await page.evaluate(
      ([at, written]) => {
        localStorage.setItem(at, written)
        dispatchEvent(new StorageEvent('storage', { key: at, storageArea: localStorage }))
      },
      [key, text] as const,
    )
    await expect(this.player.guesses).toContainText(guesses.map(nameOf))
    await expect(this.player.guesses).toHaveCount(guesses.length)
  }

  async read(): Promise<Screen> {
    const { page, outline, guesses, input } = this.player
    const [count] = await page.getByText(/^Guess \d of 6$/).allTextContents()
    const title = (await outline.getAttribute('aria-label')) ?? ''
    const signs = {
      guessNumber: count === undefined ? undefined : Number(count.split(' ')[1]),
      isCongratulating: (await page.getByText(/^congratulations/i).count()) > 0,
      answer: title === 'Outline of the mystery country' ? undefined : title.replace('Outline of ', ''),
    }
    const rows = []
    for (const row of await guesses.all()) rows.push(await row.evaluate(rowText))
    const { guessNumber, answer } = signs
    return { play: playOf(signs), guessNumber, isOpen: await input.isEnabled(), answer, rows }
  }
}
