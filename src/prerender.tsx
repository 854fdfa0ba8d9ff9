import type { ReactElement } from 'react'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { browser } from './browser'
import { App } from './routes/App'
import { Head } from './routes/Head'
import { type GamePage, PAGES, type Page, pages } from './routes/pages'
import { screensOf } from './routes/screens'
import { GameFrame } from './ui/board/GameFrame'
import { Part } from './ui/parts/part'
import { LocaleContext } from './ui/words/LocaleContext'
import { localeOf } from './ui/words/locale'
import type { Section } from './ui/words/sections'

const locale = localeOf(import.meta.env.VITE_LOCALE ?? 'en')
const { say } = locale
await locale.sections.game.load()

/** What stands on the page of a game until its program arrives. */
const frames: Readonly<Record<GamePage, ReactElement>> = {
  '/daily': <GameFrame title={say('daily.heading')} subtitle={'\u00a0'} />,
  '/practice': (
    <GameFrame title={say('practice.heading')} subtitle={say('practice.subtitle')}>
      <button type="button" className="game-header-action" disabled>
        {say('practice.deal')}
      </button>
    </GameFrame>
  ),
}

/** A page as it is made at build. */
export type Made = {
  readonly page: Page
  /** Where its screen is, from the root of the project, and the section of its texts. */
  readonly module: string
  readonly texts: Section
  readonly isFrame: boolean
  /** HTML for the document's head, and for the root. */
  readonly head: string
  readonly body: string
}

/** The language in which the pages are made. */
export const language = { lang: locale.lang, dir: locale.dir }

const screens = screensOf(
  browser,
  new Part(() => Promise.reject(new Error('No game is played here.'))),
  locale,
)

async function make(page: Page): Promise<Made> {
  const { module, texts, isGame } = pages[page]
  if (!isGame) await screens[page].load()
  const frame = (
    <>
      <Head page={page} />
      {frames[page as GamePage]}
    </>
  )
  const base = import.meta.env.BASE_URL
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={base + page.replace(/^\//, '')}>
        <LocaleContext value={locale}>
          {isGame ? frame : <App browser={browser} screens={screens} />}
        </LocaleContext>
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // React puts what it would lift into the head before everything else.
  const [head = ''] = html.match(/^(<title>.*?<\/title>|<meta [^>]*>)+/) ?? []
  const body = html.slice(head.length)
  return { page, module: `src/routes/${module}.tsx`, texts, isFrame: isGame, head, body }
}

/** Every page of the site, made as this module is read: the build closes what runs it right after. */
export const made: readonly Made[] = await Promise.all(PAGES.map(make))
