import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { browser } from './browser'
import { App } from './routes/App'
import { DailyHead } from './routes/DailyHead'
import { PracticeHead } from './routes/PracticeHead'
import type { Page } from './routes/pages'
import { screensOf } from './routes/screens'
import { daily, language, practice } from './ui/english'
import { GameFrame } from './ui/GameFrame'
import { Part } from './ui/part'

/** Games stand as a frame until their program arrives: a page that was made yesterday knows no target. */
const frames: Partial<Record<Page, React.ReactElement>> = {
  '/daily': (
    <>
      <DailyHead />
      <GameFrame title={daily.heading} subtitle={'\u00a0'} />
    </>
  ),
  '/practice': (
    <>
      <PracticeHead />
      <GameFrame title={practice.heading} subtitle={practice.subtitle}>
        <button type="button" className="game-header-action" disabled>
          {practice.deal}
        </button>
      </GameFrame>
    </>
  ),
}

/** The parts of a page's HTML: what belongs into the head, and what into the root. */
export type Made = { readonly head: string; readonly body: string; readonly isFrame: boolean }

export { language }

const screens = screensOf(browser, new Part(() => Promise.reject(new Error('No game is played here.'))))

async function make(page: Page): Promise<Made> {
  const frame = frames[page]
  if (frame === undefined) await screens[page].load()
  const base = import.meta.env.BASE_URL
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={base + page.replace(/^\//, '')}>
        {frame ?? <App browser={browser} screens={screens} />}
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
