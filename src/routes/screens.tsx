import type { ReactElement } from 'react'
import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { Part } from '../ui/part'
import type { Locale } from '../ui/words/locale'
import type { Page } from './pages'

/** What each page shows, fetched when somebody goes there. */
export type Screens = Readonly<Record<Page, Part<ReactElement>>>

/** The program of the games, without which no game screen can be shown. */
export const program = new Part(() => import('./play'))

/** The screens of the site in a language. `app` is the root actor, started when the first game opens. */
export function screensOf(browser: Browser, app: Part<AppActor>, locale: Locale): Screens {
  const { sections } = locale
  const game = (name: 'Daily' | 'Practice') =>
    new Part(async () => {
      const [play] = await Promise.all([program.load(), sections.game.load()])
      const [actor] = await Promise.all([app.load(), play.loadFormats(browser, locale)])
      const Screen = play[name]
      return <Screen app={actor} browser={browser} />
    })
  return {
    '/': new Part(async () => {
      const [{ Landing }] = await Promise.all([import('./Landing'), sections.landing.load()])
      return <Landing />
    }),
    '/daily': game('Daily'),
    '/practice': game('Practice'),
    '/how-to-play': new Part(async () => {
      const [{ HowToPlay }] = await Promise.all([import('./HowToPlay'), sections.howToPlay.load()])
      return <HowToPlay />
    }),
    '/about': new Part(async () => {
      const [{ About }] = await Promise.all([import('./About'), sections.about.load()])
      return <About />
    }),
    '404': new Part(async () => {
      const [{ NotFound }] = await Promise.all([import('./NotFound'), sections.notFound.load()])
      return <NotFound />
    }),
  }
}
