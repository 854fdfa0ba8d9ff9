import { useLocale } from '../ui/words/LocaleContext'
import { type Page, pages } from './pages'

/**
 * What the document is called while a page is on the screen; React lifts it into the head. Who wants to have the page
 * described as well reads its file, into which the build writes that.
 */
export function Head({ page }: { readonly page: Page }) {
  const { say } = useLocale()
  return <title>{say(pages[page].title)}</title>
}
