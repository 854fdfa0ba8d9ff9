import type { Rolldown } from 'vite'

export type Bundle = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/**
 * The chunks that the entry and some modules need, with all that these import at once.
 * @param modules paths from the root of the project
 * @throws when a module is in no chunk
 */
export function chunksOf(bundle: Bundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = bundle.filter((file) => file.type === 'chunk')
  const found = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (chunk === undefined) throw new Error(`No chunk has ${module}: correct its name, or import it.`)
    return chunk
  })
  const reached = new Set([...chunks.filter(({ isEntry }) => isEntry), ...found])
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  return [...reached]
}
