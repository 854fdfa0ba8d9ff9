import type { Say } from './say'

/**
 * What stands before each of some names that are told in a list, “A, B and C”: nothing before the first. In some languages
 * the word before the last goes by the letters with which that begins.
 */
export function jointsOf(names: readonly string[], say: Say): string[] {
  const changes = new RegExp(say('list.changes'), 'iu')
  return names.map((name, at) => {
    if (at === 0) return ''
    if (at < names.length - 1) return say('list.between')
    if (changes.test(name)) return say('list.changed')
    return names.length === 2 ? say('list.pair') : say('list.last')
  })
}

/** Some names in a list. */
export function listed(names: readonly string[], say: Say): string {
  const joints = jointsOf(names, say)
  return names.map((name, at) => `${joints[at]}${name}`).join('')
}
