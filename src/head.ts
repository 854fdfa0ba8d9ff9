// Runs in the head of every page, before anything is painted: the build puts it into the page as text. It must be short,
// and nothing in it may throw.

import { parseOutline } from './geo/outline'
import { utcDateOf } from './machines/day'
import { SETTINGS, type Settings } from './machines/journal/settings'
import { storeKeyOf, version1KeyOf } from './machines/journal/storedRound'
import type { DailyPuzzle, PracticePuzzle } from './machines/puzzle'
import { isOver, type Round } from './machines/round'
import { type Rules, standardRules } from './machines/rules'
import { draw, indexOfText } from './machines/schedule/draw'

/** What the head has begun for the program. */
export type HeadStart = {
  /** Decides what practice deals first. */
  readonly seed: number
  /** The outline of a round that begins, asked for before the program is there: its address, and its text. */
  readonly outline: { readonly url: string; readonly text: Promise<string> }
}

const { dataset } = document.documentElement

/** A stored value; nothing where the browser refuses, and where it is none of ours. */
function stored<Value>(key: string): Partial<Value> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** What was chosen; anything unreadable is the default. */
const {
  theme,
  contrast,
  deck: chosen = 'twenty',
  order,
  outline: wanted = 'shown',
} = stored<Settings>(SETTINGS)

/** The look that was chosen, before the first paint. */
function applySettings(): void {
  if (theme) dataset.theme = theme
  if (contrast) dataset.contrast = contrast
}

/** Where a past day is asked for, the page leaves out the calendar until the program shows the day. */
function notePastDay(): void {
  if (location.search.includes('day=')) dataset.day = 'past'
}

/** Has the colour of the browser's own bars follow the theme, whoever marks the document with it. */
function colourBars(): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    (bar) => [bar, bar.media] as const,
  )
  new MutationObserver(() => {
    const { theme = '' } = dataset
    for (const [bar, media] of bars)
      bar.media = /^(light|dark)$/.test(theme) ? (media.includes(theme) ? 'all' : 'not all') : media
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

/** A program that cannot be loaded is told to the style sheets, so that the page of a game says so. */
function watchProgram(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.id === 'program') dataset.program = 'lost'
    },
    true,
  )
}

/** Remembers the button that was pressed last, for the program to press it again that was not there to answer. */
function notePress(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) Object.assign(window, { pressed: target.closest('button') })
  })
}

/**
 * Where a game is played: a round that has been begun or is over is told to the style sheets, which leave out what the
 * game will show in another place; the outline of one that begins is asked for at
 * once, and drawn, unless the rules forbid it.
 */
function beginGame(): void {
  const game = document.querySelector<HTMLMetaElement>('meta[name="game"]')
  if (game === null) return
  const {
    kind,
    deck: own,
    outlines,
  } = game.dataset as Pick<DailyPuzzle | PracticePuzzle, 'kind' | 'deck'> & {
    outlines: string
  }
  const deck = kind === 'daily' ? own : chosen
  const isTwenty = deck === 'twenty'
  const isDue = kind === 'practice' && order !== undefined
  const urls = outlines.split(' ')
  const date = utcDateOf(Date.now())
  const puzzle: DailyPuzzle | PracticePuzzle = kind === 'daily' ? { kind, deck, date } : { kind, deck, order }
  const { target, guesses, rules } = {
    ...{ target: undefined, guesses: [], rules: {} as Partial<Rules> },
    ...(isTwenty && !isDue && stored<Round>(version1KeyOf(puzzle))),
    ...stored<Round>(storeKeyOf(puzzle)),
  }
  if (target && isOver({ rules: { ...standardRules, ...rules }, target, guesses })) dataset.round = 'over'
  else if (guesses.length > 0) dataset.round = 'begun'
  // One that is hidden is not asked for, and one that is turned is drawn by the program.
  const { outline = 'shown' } = rules
  const isShown = target ? outline === 'shown' : wanted === 'shown'
  const isChanged = guesses.length === 0 && wanted === 'shown'
  if (!isShown && !isChanged && dataset.round !== 'over') return
  // Which country a stored round of practice is for, only the program can read; and only it knows the larger decks, what
  // is due, and what a link that has led here forbids.
  if (location.hash || !isTwenty || isDue || (kind === 'practice' && target)) return
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  const index = kind === 'daily' ? indexOfText(date, urls.length) : draw(seed, urls.length).index
  const url = urls[index] as string
  const text = fetch(url).then((response) =>
    response.ok ? response.text() : Promise.reject(response.status),
  )
  Object.assign(window, { headStart: { seed, outline: { url, text } } satisfies HeadStart })
  text.then((outline) => drawOutline(parseOutline(outline))).catch(() => {})
}

/** Draws an outline on the plate as soon as that is there, unless the program was quicker. */
function drawOutline(path: string | undefined): void {
  const shape = document.querySelector('.plate-outline path')
  if (shape === null) requestAnimationFrame(() => drawOutline(path))
  else if (path !== undefined && !shape.hasAttribute('d')) shape.setAttribute('d', path)
}

watchProgram()
notePress()
colourBars()
applySettings()
notePastDay()
try {
  beginGame()
} catch {
  // Something else is stored than this program writes: it will say so.
}
