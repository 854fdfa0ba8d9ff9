const GAME = 'The World Outline Game'

/** Title in the tab, which React moves into the head: a heading, and the name of the game, which no language translates. */
export function Title({ heading }: { readonly heading?: string | undefined }) {
  return <title>{heading === undefined ? GAME : `${heading} · ${GAME}`}</title>
}
