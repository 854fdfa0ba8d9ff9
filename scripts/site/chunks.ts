import { languageOf } from '../../src/ui/words/languages.ts'
import { languageOfModule } from '../words/plugin.ts'

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
type Context = { getModuleInfo(id: string): ModuleInfo | null }

const ENTRY = '/src/main.tsx'
const LIST = '/src/routes/pages.ts'
const GAME = '/src/routes/bundles/gameBundle.ts'
const WORLD = '/src/routes/bundles/worldBundle.ts'

/**
 * The chunk of a module, for `codeSplitting`. By itself the bundler makes one for every set of pages that share
 * something, which would be fourteen requests for a game. Here there are, beside the entry and what each page alone has,
 * one for what games have, one for what larger decks have, and one for what pages
 * share. `null` leaves a module to the bundler.
 */
export function chunking(root: string) {
  const known = new Map<string, ReadonlySet<string>>()
  return (id: string, context: Context): string | null => {
    const isReached = (from: string): boolean => {
      const reached = known.get(from) ?? reachedFrom(from, context)
      known.set(from, reached)
      return reached.has(id)
    }
    if (isReached(root + ENTRY)) return null
    const users = context.getModuleInfo(root + LIST)?.dynamicallyImportedIds.filter(isReached) ?? []
    if (users.length > 1 || id.startsWith('\0rolldown')) return 'common'
    if (users.length === 0) return isReached(root + WORLD) ? 'world' : null
    return users[0] === root + GAME ? 'game' : null
  }
}

/** In which folder among the assets a chunk lies: with what else is for its language, if it is for one. */
export function folderOfChunk(modules: readonly string[]): string {
  const langs = new Set(modules.map(languageOfModule).filter((lang) => lang !== undefined))
  const [lang] = langs
  return lang !== undefined && langs.size === 1 ? `${languageOf(lang).path || lang}/` : ''
}

/** A module and all that it imports at once. */
function reachedFrom(from: string, context: Context): ReadonlySet<string> {
  const reached = new Set([from])
  for (const id of reached) for (const next of context.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

/** What only games with a larger deck need, and late: other names, facts, the globe and the maps of the season. */
const LATE_WORLD = /\/src\/(geo\/world\/(gazetteer|brief|land|flatMaps)|ui\/globe\/WorldGlobe)\.tsx?$/

/** Whether a chunk of these modules is for games with a larger deck, and comes late. */
export function isLateWorld(modules: readonly string[]): boolean {
  return modules.some((id) => LATE_WORLD.test(id))
}
