import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { browser } from './browser'
import { App } from './routes/App'
import { DailyHead } from './routes/DailyHead'
import { PracticeHead } from './routes/PracticeHead'
import type { Page } from './routes/pages'
import { screensOf } from './routes/screens'
import { GameFrame } from './ui/GameFrame'
import { Part } from './ui/part'
import { LocaleContext } from './ui/words/LocaleContext'
import { localeOf } from './ui/words/locale'

const locale = localeOf(import.meta.env.VITE_LOCALE ?? 'en')
const { say } = locale
await locale.sections.game.load()

/** Games stand as a frame until their program arrives: a page that was made yesterday knows no target. */
const frames: Partial<Record<Page, React.ReactElement>> = {
  '/daily': (
    <>
      <DailyHead />
      <GameFrame title={say('daily.heading')} subtitle={'\u00a0'} />
    </>
  ),
  '/practice': (
    <>
      <PracticeHead />
      <GameFrame title={say('practice.heading')} subtitle={say('practice.subtitle')}>
        <button type="button" className="game-header-action" disabled>
          {say('practice.deal')}
        </button>
      </GameFrame>
    </>
  ),
}

/** The parts of a page's HTML: what belongs into the head, and what into the root. */
export type Made = { readonly head: string; readonly body: string; readonly isFrame: boolean }

/** The language in which the pages are made. */
export const language = { lang: locale.lang, dir: locale.dir }

const screens = screensOf(
  browser,
  new Part(() => Promise.reject(new Error('No game is played here.'))),
  locale,
)

async function make(page: Page): Promise<Made> {
  const frame = frames[page]
  if (frame === undefined) await screens[page].load()
  const base = import.meta.env.BASE_URL
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={base + page.replace(/^\//, '')}>
        <LocaleContext value={locale}>{frame ?? <App browser={browser} screens={screens} />}</LocaleContext>
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // React puts what it would lift into the head before everything else.
  const [head = ''] = html.match(/^(<title>.*?<\/title>|<meta [^>]*>)+/) ?? []
  return { head, body: html.slice(head.length), isFrame: frame !== undefined }
}

/** Every page as it is made at build. */
export const made: Readonly<Record<Page, Made>> = {
  '/': await make('/'),
  '/daily': await make('/daily'),
  '/practice': await make('/practice'),
  '/how-to-play': await make('/how-to-play'),
  '/about': await make('/about'),
  '404': await make('404'),
}
