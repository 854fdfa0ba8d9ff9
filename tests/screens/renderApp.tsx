import { readFileSync } from 'node:fs'
import { deflateSync, inflateSync } from 'node:zlib'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import type { Browser } from '../../src/entry/browser'
import type { PlaceId } from '../../src/geo/place'
import type { AppActor } from '../../src/machines/app'
import { gameIn } from '../../src/machines/openGames'
import { startApp } from '../../src/machines/startApp'
import { App } from '../../src/routes/App'
import { pageAt } from '../../src/routes/pages'
import { screensOf } from '../../src/routes/screens'
import { LazyModule } from '../../src/ui/lazyModule'
import { LocaleContext } from '../../src/ui/words/LocaleContext'
import { localeOf } from '../../src/ui/words/locale'
import { practice } from '../../tools/puzzles'
import { shapeOf } from '../geo/shapeOf'
import { memoryStore } from '../machines/memoryStore'

export const NOON = Date.UTC(2026, 10, 21, 12)

/** A browser in which it is always noon, chance is fixed, and everything works unless a test says otherwise. */
export function fakeBrowser(changes: Partial<Browser> = {}): Browser {
  let seed = 7
  return {
    now: () => NOON,
    localMidnight: () => 0,
    localDate: () => '2026-11-22',
    seed: () => seed++,
    copyText: async () => {},
    shareSheet: () => undefined,
    fetchText: async (url) => readFileSync(`.${url}`, 'utf8'),
    store: memoryStore(),
    tab: memoryStore(),
    backupCopy: { read: async () => [], write: async () => {}, clear: async () => {} },
    onTick: () => () => {},
    onReturn: () => {},
    onPartMissing: () => {},
    isOutdated: async () => false,
    keepOffline: () => {},
    keepStored: async () => {},
    isForgetful: async () => false,
    compress: async (text) => deflateSync(text),
    decompress: async (bytes) => inflateSync(bytes, { maxOutputLength: 100_000 }).toString(),
    onFileOpened: () => {},
    takeShared: async () => undefined,
    saveFile: () => {},
    takeEarlyInput: () => undefined,
    print: () => {},
    openAudio: () => {
      throw new Error('Nothing can be heard here')
    },
    canVibrate: () => false,
    vibrate: () => {},
    reportError: () => {},
    reload: () => {},
    reloadOnce: () => {},
    isTyping: () => false,
    mark: () => {},
    languages: () => ['en-GB'],
    reportsTo: undefined,
    surroundings: () => ({ version: 'aBcDeFgH', browser: 'A browser', size: '360×640' }),
    addressOf: (page) => `https://example.org/${page}`,
    ...changes,
  }
}

/** The file of a shape with another outline. */
export function shapeText(outline: string): string {
  const { side, traits } = shapeOf('IT')
  return `${outline}\n${JSON.stringify({ units: 1000, side, traits })}\n`
}

/** Shows the whole game at a path, as a person would open it. */
export async function renderApp(path: string, browser: Browser = fakeBrowser(), lang = 'en') {
  const app = startApp(browser)
  const locale = localeOf(lang)
  const screens = screensOf(new LazyModule(async () => app), locale)
  await screens[pageAt(new URL(path, 'https://example.org').pathname, '/')].load()
  const user = userEvent.setup()
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <LocaleContext value={locale}>
          <App browser={browser} screens={screens} />
        </LocaleContext>
      </MemoryRouter>,
    )
  })
  return { app, user }
}

const FIELD = { name: /^Guess a (country|region)$/ }

/** Where places are guessed. */
export const field = () => screen.getByRole('combobox', FIELD)

/** Opens the page of a game, on which countries are guessed by their names. */
export async function playOn(path: string, browser?: Browser) {
  const { app, user } = await renderApp(path, browser)
  await screen.findByRole('combobox', FIELD)
  const guess = async (...names: readonly string[]) => {
    for (const name of names) {
      await user.type(field(), name)
      await user.click(screen.getByRole('option', { name }))
    }
  }
  return { app, user, guess }
}

/** Opens a section at the end of a round by its heading, in place of the quiz if one is open. */
export async function unfold(user: UserEvent, name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name, expanded: false }))
  if (screen.queryByRole('button', { name: 'Quiz' }))
    await user.click(await screen.findByRole('button', { name: 'Show it' }))
}

/** The country that practice asks for, once its screen was opened. */
export function practiceTarget(app: AppActor): PlaceId {
  const game = gameIn(app.getSnapshot(), practice)
  if (game === undefined) throw new Error('Practice was not opened')
  return game.getSnapshot().context.target
}

/** Resolves when presses count again after the end of a round. */
export const settled = () =>
  waitFor(() => expect(screen.getByRole('main')).not.toHaveAttribute('data-settling'))
