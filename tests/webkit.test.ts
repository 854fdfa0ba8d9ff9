import { describe, expect, it } from 'vitest'
import { findWebKit, provideWebKit } from '../tools/webkit'

const APT = '/usr/bin/apt-get'
const BROWSER = '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', BROWSER]

/** A computer on which these programs are, and what is run on it. */
function computer(programs: readonly string[], changes: object = {}) {
  const ran: string[] = []
  const there = new Set(programs)
  return {
    ran,
    platform: 'linux',
    isRoot: true,
    exists: (path: string) => there.has(path),
    run: (program: string, args: readonly string[]) => {
      ran.push(`${program} ${args.join(' ')}`)
      if (args.includes('install')) for (const path of PROGRAMS) there.add(path)
      return true
    },
    say: () => {},
    ...changes,
  }
}

describe('the WebKit that the smoke run uses', () => {
  it('is the one that is there, and nothing is installed', () => {
    const mine = computer([...PROGRAMS, APT])
    expect(provideWebKit(mine).browser).toBe(BROWSER)
    expect(mine.ran).toEqual([])
  })

  it('is not there where one of its programs is missing', () => {
    for (const missing of PROGRAMS)
      expect(findWebKit(computer(PROGRAMS.filter((path) => path !== missing)))).toBeUndefined()
  })

  it('comes from Debian, for root, with its driver and a screen', () => {
    const mine = computer([APT])
    expect(provideWebKit(mine).browser).toBe(BROWSER)
    expect(mine.ran.at(-1)).toMatch(/^apt-get .*install .*webkit2gtk-driver xvfb$/)
  })

  it('is asked for in a sentence when it cannot be had', () => {
    const mine = computer([APT], { isRoot: false })
    expect(() => provideWebKit(mine)).toThrow(/apt-get install webkit2gtk-driver xvfb/)
    expect(mine.ran).toEqual([])
  })
})
