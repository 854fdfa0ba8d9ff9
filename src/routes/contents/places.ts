import type { PlainId } from '../../ui/words/messages'

/** Place of the site, as the menu and the footer list it, and the pages in it that are listed at their top. */
type SitePlace = {
  readonly path: string
  readonly name: Extract<PlainId, `places.${string}`>
  readonly parts: readonly { readonly path: string; readonly name: PlainId }[]
}

/** Places of the site, in the order of the menu and the footer. */
export const PLACES: readonly SitePlace[] = [
  { path: '/', name: 'places.today', parts: [] },
  { path: '/practice', name: 'places.practice', parts: [] },
  {
    path: '/atlas',
    name: 'places.atlas',
    parts: [
      { path: '/atlas', name: 'map.heading' },
      { path: '/atlas/album', name: 'archive.heading' },
      { path: '/atlas/record', name: 'statistics.title' },
    ],
  },
  { path: '/friends', name: 'places.friends', parts: [] },
  {
    path: '/teach',
    name: 'places.teach',
    parts: [
      { path: '/teach', name: 'class.heading' },
      { path: '/teach/sheets', name: 'print.heading' },
    ],
  },
  {
    path: '/how-to-play',
    name: 'places.help',
    parts: [
      { path: '/how-to-play', name: 'board.howToPlay' },
      { path: '/how-to-play/listening', name: 'listen.heading' },
    ],
  },
]
