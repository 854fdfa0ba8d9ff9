import type { ReactElement } from 'react'
import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { Part } from '../ui/part'
import type { Page } from './pages'

/** What each page shows, fetched when somebody goes there. */
export type Screens = Readonly<Record<Page, Part<ReactElement>>>

/** The program of the games, without which no game screen can be shown. */
export const program = new Part(() => import('./play'))

/** The screens of the site. `app` is the root actor, started when the first game opens. */
export function screensOf(browser: Browser, app: Part<AppActor>): Screens {
  const game = (name: 'Daily' | 'Practice') =>
    new Part(async () => {
      const play = await program.load()
      const [actor] = await Promise.all([app.load(), play.loadTongue(browser)])
      const Screen = play[name]
      return <Screen app={actor} browser={browser} />
    })
  return {
    '/': new Part(async () => {
      const { Landing } = await import('./Landing')
      return <Landing />
    }),
    '/daily': game('Daily'),
    '/practice': game('Practice'),
    '/how-to-play': new Part(async () => {
      const { HowToPlay } = await import('./HowToPlay')
      return <HowToPlay />
    }),
    '/about': new Part(async () => {
      const { About } = await import('./About')
      return <About />
    }),
    '404': new Part(async () => {
      const { NotFound } = await import('./NotFound')
      return <NotFound />
    }),
  }
}
