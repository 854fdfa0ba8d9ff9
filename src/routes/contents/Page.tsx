import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/parts/PageHeader'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useSettings } from '../useStored'
import { Footer } from './Footer'
import { HeaderTools } from './HeaderTools'
import { PlaceParts } from './PlaceParts'

type PageProps = { readonly title: string; readonly className: string; readonly children: ReactNode }

/** Page of text: header with home link, title and tools, the parts of its place, then content and footer. */
export function Page({ title, className, children }: PageProps) {
  return (
    <>
      <PageHeader title={title}>
        <PageTools />
      </PageHeader>
      <PlaceParts />
      <main className={className}>{children}</main>
      <Footer />
    </>
  )
}

/** Header tools of a page without a game. */
export function PageTools() {
  return <HeaderTools {...useSettings()} game={undefined} />
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
