// Runs in the head of every page, before anything is painted: the build puts it into the page as text. Nothing in it may
// throw.

import { hasPlayed } from './machines/journal/played'
import { readSettings } from './machines/journal/settings'
import { isUnderway } from './machines/sprint/underway'

const { dataset } = document.documentElement

/** The look that was chosen, before the first paint. */
function applySettings(): void {
  const { theme, contrast } = readSettings({ get: (key) => localStorage.getItem(key) })
  if (theme !== 'system') dataset.theme = theme
  if (contrast !== 'normal') dataset.contrast = contrast
}

/** Where a past day is asked for, the page leaves out the calendar until the program shows the day. */
function notePastDay(): void {
  if (location.search.includes('day=')) dataset.day = 'past'
}

/** Whoever has played before finds today's puzzles in the place of an example. */
function notePlayer(): void {
  const get = (key: string) => localStorage.getItem(key)
  if (hasPlayed({ get, keys: () => Object.keys(localStorage) })) dataset.player = 'known'
}

/** Where a run goes on, the page leaves out the way to begin one until the program shows the run. */
function noteRun(): void {
  if (isUnderway({ get: (key) => sessionStorage.getItem(key) })) dataset.run = 'on'
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

/** Input on a page before its program is there. */
export type EarlyInput = {
  /** The controls that were used, in the order of their first use. */
  readonly used: Set<EventTarget>
  /** The button that was pressed last, if nothing was done since. */
  pressed?: HTMLButtonElement | null
}

/** Notes what is done on the page, until the program takes it up. */
function noteInput(): void {
  window.early = { used: new Set() }
  const on = (name: string, note: (early: EarlyInput, target: EventTarget | null) => void) =>
    addEventListener(name, ({ target }) => window.early && note(window.early, target), true)
  on('input', (early, target) => {
    if (target) early.used.add(target)
    early.pressed = null
  })
  on('click', (early, target) => {
    early.pressed = target instanceof Element ? target.closest('button') : null
  })
  on('submit', ({ used }, form) => {
    // All that it says is meant, also what was not touched.
    for (const control of (form as HTMLFormElement).elements) used.add(control)
  })
  // No form is for the browser to send: that would have the page stop loading its program.
  addEventListener('submit', (event) => event.preventDefault(), true)
}

watchProgram()
noteInput()
colourBars()
applySettings()
notePastDay()
notePlayer()
noteRun()
// It has the codes of all countries, and before a round is over none is to be found in the document.
document.currentScript?.remove()
