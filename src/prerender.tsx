import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { type Browser, browser } from './browser'
import { deckOf } from './geo/decks'
import type { Puzzle } from './machines/puzzle'
import { startApp } from './machines/startApp'
import { emptyStore } from './machines/store/store'
import { App } from './routes/App'
import { PAGES, type Page, pages } from './routes/pages'
import { type Screens, screensOf } from './routes/screens'
import { LazyModule } from './ui/lazyModule'
import { LocaleContext } from './ui/words/LocaleContext'
import { LANGUAGES } from './ui/words/languages'
import { type Locale, localeOf } from './ui/words/locale'
import type { PlainId } from './ui/words/say'

/** A browser in which nobody has played and no time passes. What is made with it tells nothing of a day or a draw. */
const nobodys: Browser = {
  ...browser,
  now: () => 0,
  seed: () => 0,
  store: emptyStore,
  tab: { get: () => null, set: () => {} },
  backupCopy: { read: async () => [], write: async () => {}, clear: async () => {} },
  onTick: () => () => {},
  onReturn: () => {},
  languages: () => [],
  addressOf: () => '',
}

/** A page as it is made at build. */
export type Made = {
  readonly page: Page
  /** The text that it is called by, and the component that it shows: its module has the same name. */
  readonly title: PlainId
  readonly screen: string
  /** Its language, as BCP 47 names it. */
  readonly lang: string
  /** What is played on it, and the files of the shapes that may be sought, in the order of the deck. */
  readonly game:
    | { readonly puzzle: Pick<Puzzle, 'kind' | 'deck'>; readonly shapes: readonly string[] }
    | undefined
  /** HTML for the document's head, and for the root. */
  readonly head: string
  readonly body: string
}

const app = new LazyModule(async () => startApp(nobodys))

async function make(page: Page, locale: Locale, screens: Screens): Promise<Made> {
  const record = pages[page]
  await screens[page].load()
  const { lang, home } = locale
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={home} location={home + page.replace(/^\//, '')}>
        <LocaleContext value={locale}>
          <App browser={nobodys} screens={screens} />
        </LocaleContext>
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // React puts what it would lift into the head before everything else.
  const [head = ''] = html.match(/^<title>.*?<\/title>/) ?? []
  return {
    page,
    title: record.title,
    screen: (await record.load()).name,
    lang,
    game:
      record.kind === 'game'
        ? {
            puzzle: record.puzzle,
            shapes: deckOf(record.puzzle.deck).targets.map((code) => `src/geo/shapes/${code}.txt`),
          }
        : undefined,
    head,
    body: html.slice(head.length),
  }
}

/** Every page of the site in every language, made as this module is read: the build closes what runs it right after. */
export const made: readonly Made[] = await Promise.all(
  LANGUAGES.flatMap((lang) => {
    const locale = localeOf(lang)
    const screens = screensOf(app, locale)
    return PAGES.map((page) => make(page, locale, screens))
  }),
)
