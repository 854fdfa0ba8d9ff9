import { languageOf } from '../../src/ui/words/languages.ts'
import { languageOfModule } from '../words/plugin.ts'

/** In which folder among the assets a chunk lies: with what else is for its language, if it is for one. */
export function folderOfChunk(modules: readonly string[]): string {
  const langs = new Set(modules.map(languageOfModule).filter((lang) => lang !== undefined))
  const [lang] = langs
  return lang !== undefined && langs.size === 1 ? `${languageOf(lang).path || lang}/` : ''
}
