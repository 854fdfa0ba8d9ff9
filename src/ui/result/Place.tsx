import type { PlaceName } from '../words/places'

/**
 * The name of a place that is no country. An English one is marked on a page in
 * another language, so that a voice reads it so.
 */
export function Place({ name, isForeign }: PlaceName) {
  return isForeign ? <bdi lang="en">{name}</bdi> : name
}
