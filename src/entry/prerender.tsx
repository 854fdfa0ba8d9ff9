import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { deckOf, isCountryDeck } from '../geo/decks'
import type { Puzzle } from '../machines/rules/puzzle'
import { startApp } from '../machines/startApp'
import { emptyStore } from '../machines/store/store'
import { App } from '../routes/App'
import { type DayOfRegions, PAGES, type PagePath, pages } from '../routes/pages'
import { type Screens, screensOf } from '../routes/screens'
import { LazyModule } from '../ui/lazyModule'
import { LocaleContext } from '../ui/words/LocaleContext'
import { LANGUAGES } from '../ui/words/languages'
import { type Locale, localeOf } from '../ui/words/locale'
import type { PlainId } from '../ui/words/messages'
import { type Browser, browser } from './browser'

/** Browser of nobody in particular: nothing is stored and no time passes, so prerendered pages depend on no day or draw. */
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

/** Id of a description for search engines. */
type SummaryId = Extract<PlainId, `summary.${string}`>

/**
 * Descriptions of the pages for search engines, but for the days of regions, which share one. A page that opens a link is
 * described as its place.
 */
const summaries = {
  '/': 'summary.landing',
  '/daily': 'summary.daily',
  '/embed': 'summary.daily',
  '/world': 'summary.world',
  '/sprint': 'summary.sprint',
  '/pins': 'summary.pins',
  '/practice': 'summary.practice',
  '/practice/where': 'summary.where',
  '/atlas': 'summary.atlas',
  '/atlas/album': 'summary.archive',
  '/atlas/record': 'summary.record',
  '/friends': 'summary.friends',
  '/challenge': 'summary.friends',
  '/race': 'summary.friends',
  '/teach': 'summary.teach',
  '/teach/sheets': 'summary.print',
  '/class': 'summary.teach',
  '/how-to-play': 'summary.howToPlay',
  '/how-to-play/listening': 'summary.listen',
  '/about': 'summary.about',
  '/machines': 'summary.machines',
  '404': 'summary.notFound',
} as const satisfies Readonly<Record<Exclude<PagePath, DayOfRegions>, SummaryId>>

/** Prerendered page. */
export type Made = {
  readonly page: PagePath
  /** Id of its description, and name of its component, which is also the name of the component's module. */
  readonly summary: SummaryId
  readonly screen: string
  /** Language of the page (BCP 47). */
  readonly lang: string
  /** Whether the page is that of a game, which needs few texts. */
  readonly isGame: boolean
  /**
   * Puzzle on the page, and the shape files of all possible targets in the order of the deck, none for regions; `undefined` for
   * other pages.
   */
  readonly game:
    | { readonly puzzle: Pick<Puzzle, 'kind' | 'deck'>; readonly shapes: readonly string[] }
    | undefined
  /** HTML for the document's head, and for the root element. */
  readonly head: string
  readonly body: string
}

const app = new LazyModule(async () => startApp(nobodys))

async function make(page: PagePath, locale: Locale, screens: Screens): Promise<Made> {
  const record: (typeof pages)[PagePath] = pages[page]
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
  // React puts elements for the head first.
  const [head = ''] = html.match(/^<title>.*?<\/title>/) ?? []
  return {
    page,
    summary: (summaries as Partial<Record<PagePath, SummaryId>>)[page] ?? 'summary.states',
    screen: (await record.load()).default.name,
    lang,
    isGame: record.kind === 'game',
    game:
      'puzzle' in record
        ? {
            puzzle: record.puzzle,
            shapes: isCountryDeck(record.puzzle.deck)
              ? deckOf(record.puzzle.deck).targets.map((code) => `src/geo/shapes/${code}.txt`)
              : [],
          }
        : undefined,
    head,
    body: html.slice(head.length),
  }
}

/** All pages in all languages, prerendered while this module loads, since the build closes its runner right after. */
export const made: readonly Made[] = await Promise.all(
  LANGUAGES.flatMap((lang) => {
    const locale = localeOf(lang)
    const screens = screensOf(app, locale)
    return PAGES.map((page) => make(page, locale, screens))
  }),
)
