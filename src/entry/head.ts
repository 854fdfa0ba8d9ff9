// Runs inline in the head of every page, before the first paint. Nothing in it may throw.

import { hasFinished, isUnderway } from '../machines/journal/played'
import { readSettings } from '../machines/journal/settings'
import { local, tab } from './storage'

const { dataset } = document.documentElement

/** Applies the chosen theme and contrast before the first paint. */
function applySettings(): void {
  const { theme, contrast } = readSettings(local)
  if (theme !== 'system') dataset.theme = theme
  if (contrast !== 'normal') dataset.contrast = contrast
}

/** Hides the prerendered calendar on the page of a past day, where it would stand for a second on a slow phone, and vanish. */
function noteDay(): void {
  if (/[?&]day=/.test(location.search)) dataset.day = 'asked'
}

/** Closes the introduction on the first page for a player, who has finished a round; for a second a slow phone would show it. */
function notePlayer(): void {
  if (hasFinished(local)) dataset.player = 'known'
}

/** Hides the prerendered start form while a run is in progress; for a second a slow phone would show it. */
function noteRun(): void {
  if (isUnderway(tab)) dataset.run = 'on'
}

/** Keeps the colour of the browser's own bars in step with the theme. */
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

/** Marks the document if the program fails to load, so that the style sheet shows a message on a game's page. */
function watchProgram(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.id === 'program') dataset.program = 'lost'
    },
    true,
  )
}

/** Input on a page before the program has loaded. */
export type EarlyInput = {
  /** Controls used, in order of their first use. */
  readonly used: Set<EventTarget>
  /** Button pressed last, unless other input followed. */
  pressed?: HTMLButtonElement | null
}

/** Records input until the program takes it over. */
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
    // Submitting a form uses all its controls, including untouched ones.
    for (const control of (form as HTMLFormElement).elements) used.add(control)
  })
  // Sending a form would stop the page from loading its program.
  addEventListener('submit', (event) => event.preventDefault(), true)
}

watchProgram()
noteInput()
colourBars()
applySettings()
noteDay()
notePlayer()
noteRun()
// The script contains all country codes, and none may be found in the document before a round is over.
document.currentScript?.remove()
