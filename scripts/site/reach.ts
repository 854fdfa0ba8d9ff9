import type { Rolldown } from 'vite'

export type Bundle = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** The chunks that some modules (by the end of their path) and the entry need, with all that these import at once. */
export function reach(bundle: Bundle, modules: readonly string[]): Set<string> {
  const chunks = bundle.filter((file) => file.type === 'chunk')
  const roots = chunks.filter(
    ({ isEntry, moduleIds }) =>
      isEntry || modules.some((module) => moduleIds.some((id) => id.endsWith(module))),
  )
  if (roots.length !== modules.length + 1)
    throw new Error(`Not every module was found: ${modules.join(', ')}`)
  const names = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (names.has(chunk.fileName)) return
    names.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) visit(imported)
    }
  }
  roots.forEach(visit)
  return names
}
