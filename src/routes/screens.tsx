import type { ReactElement, ReactNode } from 'react'
import type { AppActor } from '../machines/app'
import { LazyModule } from '../ui/lazyModule'
import { useLazyModule } from '../ui/parts/useLazyModule'
import type { Locale } from '../ui/words/locale'
import { AppContext, LazyAppContext } from './contexts'
import { PAGES, type Page, pages, textsOf } from './pages'

/** What each page shows, fetched when somebody goes there. */
export type Screens = Readonly<Record<Page, LazyModule<ReactElement>>>

/** The root actor for a screen, where it has been started: before that, no game has been played in this page. */
function OpenApp({
  module,
  children,
}: {
  readonly module: LazyModule<AppActor>
  readonly children: ReactNode
}) {
  const app = useLazyModule(module, false)
  return (
    <LazyAppContext value={module}>
      <AppContext value={app.kind === 'there' ? app.content : undefined}>{children}</AppContext>
    </LazyAppContext>
  )
}

/** The screens of the site in a language. `app` is the root actor, started when the first game opens. */
export function screensOf(app: LazyModule<AppActor>, locale: Locale): Screens {
  const fetchScreen = async (path: Page): Promise<ReactElement> => {
    const page = pages[path]
    const texts = textsOf(page, locale).load()
    const [Screen] = await Promise.all([page.load(), page.kind === 'text' || app.load(), texts])
    return (
      <OpenApp module={app}>
        <Screen />
      </OpenApp>
    )
  }
  const screens = PAGES.map((page) => {
    const screen = new LazyModule(async () => {
      const content = await fetchScreen(page)
      return (
        <>
          {/* React lifts it into the head. */}
          <title>{locale.say(pages[page].title)}</title>
          {content}
        </>
      )
    })
    return [page, screen] as const
  })
  return Object.fromEntries(screens) as Screens
}
