// What other pages need of maps of somebody's own: the part of the program for these is fetched where there are some.

import type { MapEntry } from './ownMaps'
import { MAPS } from './storage'

/** Texts of the maps that are kept on this device; none where they cannot be read. */
export function storedMaps(): Promise<readonly string[]> {
  return ofKept(({ textsOfMaps }) => textsOfMaps()).catch(() => [])
}

/** Lists the maps that are kept on this device; none where they cannot be read. */
export function mapsToChoose(): Promise<readonly MapEntry[]> {
  return ofKept(({ listMaps }) => listMaps()).catch(() => [])
}

/** Removes all maps from this device. */
export async function eraseMaps(): Promise<void> {
  await ofKept(({ clearMaps }) => clearMaps().then(() => []))
}

/** Asks the part of the program for maps, if one was ever kept on this device or the browser does not tell. */
async function ofKept<Value>(
  ask: (maps: typeof import('./ownMaps')) => Promise<readonly Value[]>,
): Promise<readonly Value[]> {
  const databases = await globalThis.indexedDB?.databases?.()
  const areKept = databases?.some(({ name }) => name === MAPS) ?? 'indexedDB' in globalThis
  return areKept ? ask(await import('./ownMaps')) : []
}
