// What dialogs of the record need of maps of somebody's own: the part of the program for these is fetched where there are some.

import type { MapEntry } from './ownMaps'
import { MAPS } from './storage'

/** Texts of the maps that are kept on this device; none where they cannot be read. */
export async function storedMaps(): Promise<readonly string[]> {
  try {
    return (await areKept()) ? await (await import('./ownMaps')).textsOfMaps() : []
  } catch {
    return []
  }
}

/** Lists the maps that are kept on this device. */
export async function mapsToChoose(): Promise<readonly MapEntry[]> {
  try {
    return (await areKept()) ? await (await import('./ownMaps')).listMaps() : []
  } catch {
    return []
  }
}

/** Removes all maps from this device. */
export async function eraseMaps(): Promise<void> {
  if (await areKept()) await (await import('./ownMaps')).clearMaps()
}

/** Whether a map was ever kept on this device, or the browser does not tell. */
async function areKept(): Promise<boolean> {
  const databases = await globalThis.indexedDB?.databases?.()
  return databases?.some(({ name }) => name === MAPS) ?? 'indexedDB' in globalThis
}
