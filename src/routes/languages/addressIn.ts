import type { Location } from 'react-router-dom'
import { homeOf } from '../../ui/words/languages'
import { pageAt } from '../pages'

/**
 * Where the page at a location is in a language (BCP 47), with the query and the fragment that it has there. Where there is
 * no page, the first one.
 */
export function addressIn(
  lang: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const page = pageAt(pathname, '/')
  const path = page === '404' ? '' : page.slice(1) + search + hash
  return homeOf(lang, import.meta.env.BASE_URL) + path
}
