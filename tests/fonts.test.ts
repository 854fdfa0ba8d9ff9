import { describe, expect, it } from 'vitest'
import { findFonts, PACKAGES, provideFonts } from '../tools/fonts'

const APT = '/usr/bin/apt-get'
const DEVANAGARI = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'
const CJK = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** A computer on which these files are, and what is run on it. */
function computer(files: readonly string[], changes: object = {}) {
  const ran: string[] = []
  const there = new Set(files)
  return {
    ran,
    platform: 'linux',
    isRoot: true,
    exists: (path: string) => there.has(path),
    run: (program: string, args: readonly string[]) => {
      ran.push(`${program} ${args.join(' ')}`)
      if (args.includes('install')) for (const path of [DEVANAGARI, CJK]) there.add(path)
      return true
    },
    say: () => {},
    ...changes,
  }
}

describe('the fonts of the tests in all languages', () => {
  it('are those that are there, and nothing is installed', () => {
    const mine = computer([DEVANAGARI, CJK, APT])
    provideFonts(mine)
    expect(mine.ran).toEqual([])
  })

  it('are installed by Debian where one of them is missing', () => {
    const mine = computer([DEVANAGARI, APT])
    expect(findFonts(mine)).toBeUndefined()
    provideFonts(mine)
    expect(mine.ran.at(-1)).toContain(`install -y --no-install-recommends ${PACKAGES}`)
  })

  it('are those of the system where it is no Linux', () => {
    expect(findFonts(computer([], { platform: 'darwin' }))).toBe('darwin')
  })

  it('are asked for in a sentence where they are not to be had', () => {
    expect(() => provideFonts(computer([APT], { isRoot: false }))).toThrow(`apt-get install ${PACKAGES}`)
  })
})
