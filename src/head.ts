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

/** Remembers the button that was pressed last, for the program to press it again that was not there to answer. */
function notePress(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) Object.assign(window, { pressed: target.closest('button') })
  })
}

watchProgram()
notePress()
colourBars()
applySettings()
notePastDay()
notePlayer()
noteRun()
// It has the codes of all countries, and before a round is over none is to be found in the document.
document.currentScript?.remove()
