/** Every page of the site by its path; any other path is answered with the page `404`. */
export const PAGES = ['/', '/daily', '/practice', '/how-to-play', '/about'] as const

export type Page = (typeof PAGES)[number] | '404'

/** The page at the path of an address, with or without a slash at its end, on a site that lives under `base`. */
export function pageAt(pathname: string, base: string): Page {
  const path = `/${pathname.slice(base.length).replace(/\/$/, '')}`
  return PAGES.find((page) => page === path) ?? '404'
}
