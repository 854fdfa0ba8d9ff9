import { PageHead } from '../ui/pages/PageHead'
import { useLocale } from '../ui/words/LocaleContext'
import { type Page, pages } from './pages'

/** What the document is called while a page is on the screen. */
export function Head({ page }: { readonly page: Page }) {
  const { say } = useLocale()
  const { title, description } = pages[page].head
  return <PageHead title={say(title)} description={say(description)} />
}
