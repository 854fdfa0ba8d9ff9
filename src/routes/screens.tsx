import { type ReactElement, useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import type { AppActor } from '../machines/app'
import { LazyModule, useLazyModule } from '../ui/lazyModule'
import { MissingScreen } from '../ui/pages/ErrorScreen'
import { GAME_NAME } from '../ui/words/english'
import { useLocale } from '../ui/words/LocaleContext'
import type { Locale } from '../ui/words/locale'
import { AppContext } from './contexts'
import { dayNotes } from './day/LateNotes'
import { PAGES, type PagePath, pageAt, pages, textsOf } from './pages'

/** Content of each page, loaded on the first visit. */
export type Screens = Readonly<Record<PagePath, LazyModule<ReactElement>>>

/**
 * Creates the screens of the site in a language.
 * @param app root actor, started when the first game opens
 * @param mayBeginOver whether the page may open with a day that is over, whose notes then belong to its first picture
 */
export function screensOf(app: LazyModule<AppActor>, locale: Locale, mayBeginOver = false): Screens {
  // Pages share the chunk of the notes, so that only the first one opens without them.
  let hasNotes = mayBeginOver
  const screenOf = (name: PagePath) =>
    new LazyModule(async () => {
      const page = pages[name]
      const texts = textsOf(page, locale).load()
      const notes = hasNotes && page.kind !== 'text' && dayNotes.load().catch(() => {})
      hasNotes = true
      const [{ default: Content }] = await Promise.all([
        page.load(),
        (page.kind !== 'text' || 'puzzle' in page) && app.load(),
        texts,
        notes,
      ])
      return (
        <AppContext value={app}>
          {/* React moves it into the head. */}
          <title>{name === '/' ? GAME_NAME : `${locale.say(page.heading)} · ${GAME_NAME}`}</title>
          <Content page={name} />
        </AppContext>
      )
    })
  return Object.fromEntries(PAGES.map((name) => [name, screenOf(name)])) as Screens
}

/** Screen of a page, or an error message with a retry if it failed to load. */
export function Screen({ module }: { readonly module: LazyModule<ReactElement> }) {
  const { kind, content, attempts = 0 } = useLazyModule(module, false)
  if (content) return content
  return <MissingScreen attempts={attempts} isLoading={kind === 'loading'} onRetry={module.ask} />
}

/**
 * Location whose page is on the screen: that of the address once its page has loaded or failed, and the previous one
 * until then. A page is therefore never removed before its replacement is ready. Callers have already requested the
 * first page, unless the address has just changed.
 */
export function useShownLocation(screens: Screens): Location {
  const location = useLocation()
  const [first] = useState(location)
  const [shown, show] = useState(location)
  const part = screens[pageAt(location.pathname, '/')]
  const { kind } = useLazyModule(part, false)
  useEffect(() => {
    if (location !== first || part.state().kind === 'unasked') part.ask()
  }, [location, first, part])
  if (location === shown || kind === 'loading' || kind === 'unasked') return shown
  show(location)
  return location
}

/**
 * Preloads a game's program and texts when the pointer or the focus reaches a link to that game: a tap on a phone then opens
 * practice after 890 ms instead of 1,000 (CPU ×4, 150 ms, 1.6 Mbit/s).
 */
export function useFetchAhead(): void {
  const locale = useLocale()
  useEffect(() => {
    const fetchAhead = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link) return
      const page = pages[pageAt(link.pathname, locale.home)]
      if (page.kind === 'text') return
      // A failed preload is requested again when it is needed.
      page.load().catch(() => {})
      textsOf(page, locale).ask()
    }
    const types = ['pointerover', 'focusin']
    for (const type of types) document.addEventListener(type, fetchAhead)
    return () => types.forEach((type) => void document.removeEventListener(type, fetchAhead))
  }, [locale])
}
