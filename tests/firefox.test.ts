import { describe, expect, it } from 'vitest'
import { places, provideFirefox } from '../tools/firefox'

/** A computer on which these programs are, and what is run on it. */
function computer(programs: readonly string[], changes: object = {}) {
  const ran: string[] = []
  const there = new Set(programs)
  return {
    ran,
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    isRoot: true,
    home: '/home/me',
    exists: (path: string) => there.has(path),
    run: (program: string, args: readonly string[]) => {
      ran.push(`${program} ${args.join(' ')}`)
      if (args.includes('install') && there.has('/usr/bin/apt-get')) there.add('/usr/bin/firefox-esr')
      return true
    },
    say: () => {},
    ...changes,
  }
}

describe('the Firefox that the smoke run uses', () => {
  it('is the one that FIREFOX_PATH names', () => {
    const env = { FIREFOX_PATH: '/opt/firefox', PATH: '/usr/bin' }
    expect(provideFirefox(computer(['/opt/firefox', '/usr/bin/firefox'], { env }))).toBe('/opt/firefox')
  })

  it('is the first on PATH, and nothing is installed', () => {
    const mine = computer(['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/bin/apt-get'])
    expect(provideFirefox(mine)).toBe('/usr/bin/firefox')
    expect(mine.ran).toEqual([])
  })

  it('comes from Debian, for root, when there is none', () => {
    const mine = computer(['/usr/bin/apt-get'])
    expect(provideFirefox(mine)).toBe('/usr/bin/firefox-esr')
    expect(mine.ran.join()).toMatch(/apt-get .*update.*apt-get .*install .*firefox-esr/)
  })

  it('is looked for in the usual places of a Mac and of Windows', () => {
    expect(places({ env: {}, platform: 'darwin', home: '/Users/me' })).toContain(
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    )
    expect(places({ env: { PROGRAMFILES: 'C:\\Programs' }, platform: 'win32', home: '' })).toEqual([
      'C:\\Programs\\Mozilla Firefox\\firefox.exe',
    ])
  })

  it('is asked for in a sentence when it cannot be had', () => {
    const mine = computer(['/usr/bin/apt-get'], { isRoot: false })
    expect(() => provideFirefox(mine)).toThrow(/apt-get install firefox-esr/)
    expect(mine.ran).toEqual([])
    const env = { FIREFOX_PATH: '/nowhere/firefox' }
    expect(() => provideFirefox(computer([], { env }))).toThrow(/FIREFOX_PATH is \/nowhere\/firefox/)
  })
})
