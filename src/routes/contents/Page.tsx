import type { ReactNode } from 'react'
import { FIRST_DECK } from '../../geo/decks'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { PageHeader } from '../../ui/parts/PageHeader'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useSettings } from '../useStored'
import { Footer } from './Footer'
import { HeaderTools } from './HeaderTools'

type PageProps = { readonly title: string; readonly className: string; readonly children: ReactNode }

/** Page of text: header with home link, title and tools, then content and footer. */
export function Page({ title, className, children }: PageProps) {
  return (
    <>
      <PageHeader title={title}>
        <PageTools />
      </PageHeader>
      <main className={className}>{children}</main>
      <Footer />
    </>
  )
}

type ToolsProps = {
  /** Deck of the statistics. */
  readonly deck?: DailyDeck
}

/** Header tools of a page without a game. */
export function PageTools({ deck = FIRST_DECK }: ToolsProps) {
  return <HeaderTools deck={deck} {...useSettings()} game={undefined} />
}

type LiveProps = {
  readonly className: string
  /** Message for visitors without JavaScript, in place of the content. */
  readonly noScript: ReactNode
  readonly children: ReactNode
}

/**
 * Content that exists only after hydration, since it depends on the address, on stored data or on chance. Until then its
 * element is empty, which style sheets can tell.
 */
export function Live({ className, noScript, children }: LiveProps) {
  const isHydrating = useHydrating()
  return (
    <>
      {isHydrating && <noscript>{noScript}</noscript>}
      <div className={className}>{!isHydrating && children}</div>
    </>
  )
}

/** Link to the contact address of the site's operators; renders nothing if none is configured. */
export function ReportLink() {
  const { say } = useLocale()
  const { reportsTo } = useBrowser()
  return reportsTo && <a href={reportsTo}>{say('reports.write')}</a>
}
