import type { ReactNode } from 'react'
import { FIRST_DECK } from '../../geo/decks'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { Footer } from '../../ui/pages/Footer'
import { PageHeader } from '../../ui/pages/PageHeader'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useSettings } from '../useStored'
import { HeaderTools } from './HeaderTools'

type PageProps = { readonly title: string; readonly className: string; readonly children: ReactNode }

/** A page to read: the way home, its title, what is at the far end of every header, and the foot. */
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
  /** Of which the statistics are. */
  readonly deck?: DailyDeck
}

/** What is at the far end of the header of a page without a game. */
export function PageTools({ deck = FIRST_DECK }: ToolsProps) {
  return <HeaderTools deck={deck} {...useSettings()} game={undefined} />
}

type LiveProps = {
  /** What is said where no program comes. */
  readonly noScript: ReactNode
  readonly children: ReactNode
}

/** What a page has once the program is there: it depends on the address, on what is stored, or on chance. */
export function Live({ noScript, children }: LiveProps) {
  return useHydrating() ? <noscript>{noScript}</noscript> : children
}
