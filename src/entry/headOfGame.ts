// Runs inline in the head of a game's page, and includes the script for all other pages.

import './head'
import { deckOf } from '../geo/decks'
import { parseShape } from '../geo/shape'
import { practiceAt } from '../machines/journal/puzzleAt'
import { roundAhead } from '../machines/journal/roundAhead'
import { chosenRules, readSettings } from '../machines/journal/settings'
import type { DailyPuzzle, PracticePuzzle } from '../machines/rules/puzzle'
import { choiceIn, isFound, isOutlineSeen, isOver } from '../machines/rules/round'
import { utcDateOf } from '../machines/schedule/day'
import { local } from './storage'

/** Work that the head has begun for the program. */
export type HeadStart = {
  /** Seed of the first practice deal, removed by the program on use. */
  seed?: number
  /** Address and text of the round's shape file, requested before the program has loaded. */
  readonly shape: { readonly url: string; readonly text: Promise<string> }
}

/**
 * Prepares a game's page before the program has loaded: marks the document with the state of the round for the style
 * sheets, requests the shape of its country, and draws it if it is shown upright.
 */
function beginGame(): void {
  const game = document.querySelector('meta[name="game"]') as HTMLMetaElement
  const { kind, deck, shapes } = game.dataset as Pick<DailyPuzzle, 'deck'> & { kind: string; shapes: string }
  const settings = readSettings(local)
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  const puzzle: DailyPuzzle | PracticePuzzle =
    kind === 'daily' ? { kind, deck, date: utcDateOf(Date.now()) } : practiceAt(location.search, settings)
  const { dataset } = document.documentElement
  // The program opens a deck of somebody's own.
  if (puzzle.kind === 'practice' && location.search.includes('deck=own_')) {
    dataset.practice = 'chosen'
    return
  }
  // The page was prerendered for the first deck in random order.
  if (puzzle.kind === 'practice' && (puzzle.deck !== deck || puzzle.order)) dataset.practice = 'chosen'
  const round = roundAhead(puzzle, local, seed)
  if (puzzle.kind === 'practice' && (round ? choiceIn(round) : chosenRules(settings)).aids.includes('fit'))
    dataset.aid = 'on'
  if (round === undefined) return
  if (isOver(round)) {
    dataset.round = 'over'
    dataset.play = isFound(round) ? 'won' : 'lost'
  } else if (round.guesses.length > 0) dataset.round = 'begun'
  // A link with a hash may bring rules that hide the outline, and the page lists the shape files of one deck only; those of
  // regions come with the regions.
  if (location.hash !== '' || puzzle.deck !== deck || !isOutlineSeen(round)) return
  const url = shapes.split(' ')[deckOf(deck).targets.indexOf(round.target)]
  if (!url) return
  const text = fetch(url).then((response) =>
    response.ok ? response.text() : Promise.reject(response.status),
  )
  Object.assign(window, { headStart: { seed, shape: { url, text } } satisfies HeadStart })
  // The program draws a turned outline.
  const isUpright = round.rules.outline === 'shown' || isOver(round)
  text.then((text) => isUpright && drawOutline(parseShape(text)?.path)).catch(() => {})
}

/** Draws an outline on the plate as soon as the plate is parsed, unless the program has done so. */
function drawOutline(path: string | undefined): void {
  const shape = document.querySelector('.plate-outline path')
  if (shape === null) requestAnimationFrame(() => drawOutline(path))
  else if (path !== undefined && !shape.hasAttribute('d')) shape.setAttribute('d', path)
}

beginGame()
