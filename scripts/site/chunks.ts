type Context = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** The modules by which the pages without a game begin, and the one by which a game does. */
const LANDING = '/src/routes/Landing.tsx'
const PAGES = [LANDING, ...['HowToPlay', 'About', 'NotFound'].map((name) => `/src/routes/${name}.tsx`)]
const GAME = '/src/routes/play.ts'
const ENTRY = '/src/main.tsx'

/** What late parts of a game share is too small for a request of its own. */
const SHARED = '/src/ui/adoptStyles.ts'

/**
 * A page is a handful of requests: beside the entry there is one chunk for what several pages share, one for
 * what only the pages of text do, one for what only games need, and one for each page or late part itself. Gives
 * the chunk of a module for `codeSplitting`, or `null` to leave it with whoever imports it.
 */
export function chunking(root: string) {
  const closures = new Map<string, ReadonlySet<string>>()
  return (id: string, context: Context): string | null => {
    const reached = (from: string): ReadonlySet<string> => {
      const known = closures.get(from) ?? closureOf(root + from, context)
      closures.set(from, known)
      return known
    }
    if (id.startsWith('\0rolldown')) return 'common'
    const pages = PAGES.filter((page) => reached(page).has(id)).length
    const isInGame = reached(GAME).has(id)
    if (reached(ENTRY).has(id)) return null
    if (pages + Number(isInGame) > 1) return isInGame || reached(LANDING).has(id) ? 'common' : 'texts'
    return isInGame || id.endsWith(SHARED) ? 'game' : null
  }
}

/** A module and all that it imports at once. */
function closureOf(from: string, context: Context): ReadonlySet<string> {
  const found = new Set([from])
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * Which chunks are fetched along with one that is imported late: those it needs, if the entry imports it. What
 * imports others later on is itself a game, which already has all they need but a few hundred bytes, and the list of
 * them would weigh as much. For `modulePreload.resolveDependencies`.
 */
export function preloading() {
  let entry: string | undefined
  return (
    file: string,
    needed: string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ) => {
    if (hostType === 'html') entry = file
    return hostType === 'html' || entry === undefined || hostId === entry ? needed : []
  }
}
