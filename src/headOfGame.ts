// Runs in the head of a game's page in place of that of other pages, and does what that does, too.

import './head'
import { decks } from './geo/decks'
import { parseShape } from './geo/shape'
import { utcDateOf } from './machines/day'
import { roundAhead } from './machines/journal/roundAhead'
import { readSettings } from './machines/journal/settings'
import type { DailyPuzzle, PracticePuzzle } from './machines/puzzle'
import { practiceAt } from './machines/puzzleAt'
import { guessesLeft, isFound, isOutlineSeen, isOver } from './machines/round'

/** What the head has begun for the program. */
export type HeadStart = {
  /** Decides what practice deals first; taken out by the program. */
  seed?: number
  /** The file of the shape of the round, asked for before the program is there: its address, and its text. */
  readonly shape: { readonly url: string; readonly text: Promise<string> }
}

/**
 * How many guesses a round has, whether it has been begun or is over, whether it tells what fits, and whether another
 * practice was chosen than the page says, is told to the style sheets, which leave out what the game will show otherwise;
 * the shape of its country is asked for, and drawn where it is seen as it is.
 */
function beginGame(): void {
  const game = document.querySelector('meta[name="game"]') as HTMLMetaElement
  const { kind, deck, shapes } = game.dataset as Pick<DailyPuzzle, 'deck'> & { kind: string; shapes: string }
  // Every call may throw.
  const store = { get: (key: string) => localStorage.getItem(key) }
  const settings = readSettings(store)
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  const puzzle: DailyPuzzle | PracticePuzzle =
    kind === 'daily' ? { kind, deck, date: utcDateOf(Date.now()) } : practiceAt(location.search, settings)
  const { dataset, style } = document.documentElement
  // The page was made for the first deck, in the order of chance.
  if (puzzle.kind === 'practice' && (puzzle.deck !== deck || puzzle.order))
    dataset.practice = puzzle.order ?? 'chosen'
  const round = roundAhead(puzzle, store, seed)
  if (puzzle.kind === 'practice' && (round?.rules.aid ?? settings.aid)) dataset.aid = 'on'
  if (round === undefined) return
  style.setProperty('--filled', `${round.guesses.length}`)
  style.setProperty('--free', `${guessesLeft(round)}`)
  if (isOver(round)) {
    dataset.round = 'over'
    dataset.play = isFound(round) ? 'won' : 'lost'
  } else if (round.guesses.length > 0) dataset.round = 'begun'
  // A link that has led here may bring rules that hide it, and the page has the files of one deck.
  if (location.hash !== '' || puzzle.deck !== deck || !isOutlineSeen(round)) return
  const url = shapes.split(' ')[decks[deck].targets.indexOf(round.target)] as string
  const text = fetch(url).then((response) =>
    response.ok ? response.text() : Promise.reject(response.status),
  )
  Object.assign(window, { headStart: { seed, shape: { url, text } } satisfies HeadStart })
  // One that is turned is drawn by the program.
  const isUpright = round.rules.outline === 'shown' || isOver(round)
  text.then((text) => isUpright && drawOutline(parseShape(text)?.path)).catch(() => {})
}

/** Draws an outline on the plate as soon as that is there, unless the program was quicker. */
function drawOutline(path: string | undefined): void {
  const shape = document.querySelector('.plate-outline path')
  if (shape === null) requestAnimationFrame(() => drawOutline(path))
  else if (path !== undefined && !shape.hasAttribute('d')) shape.setAttribute('d', path)
}

beginGame()
