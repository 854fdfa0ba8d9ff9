import type { MapFeature } from './features'

/** Letters that a name may have. */
export const LONGEST_NAME = 80

/** Keys of names, the better first. */
const KEYS = [
  /^(name|nom|nombre|nome|naam|namn|nazwa|nazev|název|isim|ad|nama|bezeichnung|label|title|naam|名称|名前|이름|имя|назва|название)$/i,
  /^name_?(en|eng|long)$|^(full|long|official)_?name$/i,
  /name|^(nom|nombre|nome|naam|namn|nazwa|nazev|bez|denom|libelle|gen)/i,
]

/** Texts that are no name: numbers, addresses, colours and dates. */
const NO_NAME = /^([\d\s.,:/+-]*|https?:.*|#[\da-f]{3,8}|Q\d+)$/i

/** Property that names shapes: how many of them have it, and the first of its values. */
export type NameProperty = { readonly key: string; readonly count: number; readonly example: string }

/** Properties by which the shapes of a file can be named, the most likely first. */
export function namePropertiesOf(features: readonly MapFeature[]): readonly NameProperty[] {
  const values = new Map<string, string[]>()
  for (const { properties } of features) {
    for (const [key, value] of properties) {
      const own = values.get(key)
      if (own) own.push(value)
      else values.set(key, [value])
    }
  }
  return [...values]
    .map(([key, all]) => ({ key, all, score: scoreOf(key, all, features.length) }))
    .sort((one, other) => other.score - one.score)
    .map(({ key, all }) => ({ key, count: all.length, example: (all[0] as string).slice(0, LONGEST_NAME) }))
}

/** Likelihood that a property has the names: they are there, differ, consist of letters, and are called so. */
function scoreOf(key: string, all: readonly string[], count: number): number {
  const shareOf = (test: (value: string) => boolean) => all.filter(test).length / count
  const called = KEYS.findIndex((name) => name.test(key))
  const isCode = all.every((value) => value.length <= 3)
  return (
    shareOf((value) => value.length <= LONGEST_NAME && !NO_NAME.test(value)) * 2 +
    new Set(all).size / count +
    (called < 0 ? 0 : 1.5 - called / 2) -
    (isCode ? 0.75 : 0)
  )
}
