// Finds fonts for every script that the game is written in, or installs them from Debian, so that a test sees no boxes:
//   npm run test:languages          then runs `playwright test` with its arguments

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { main as browserMain } from './browser'
import { type Computer, thisComputer } from './computer'
import { installPackage } from './debian'

type Finder = Pick<Computer, 'isRoot' | 'platform' | 'exists' | 'run' | 'say'>

/** Debian's packages of them. */
export const PACKAGES = 'fonts-noto-core fonts-noto-cjk'

/** A file of each. */
const FILES = [
  '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
] as const

/** Where fonts are, as a path; other systems than Linux have brought theirs. */
export function findFonts({ platform, exists }: Pick<Finder, 'platform' | 'exists'>): string | undefined {
  if (platform !== 'linux') return platform
  return FILES.every((path) => exists(path)) ? FILES[0] : undefined
}

/** @throws with a sentence that says what to install when there are none to be had. */
export function provideFonts(computer: Finder): string {
  const found = findFonts(computer)
  if (found !== undefined) return found
  if (installPackage(computer, PACKAGES, 'Fonts for some languages are missing')) {
    const packaged = findFonts(computer)
    if (packaged !== undefined) return packaged
  }
  throw new Error(
    `The tests of all languages need fonts for their scripts (on Debian: apt-get install ${PACKAGES}).`,
  )
}

/** Where Debian has those fonts, and one for Latin letters. */
const FOLDERS = ['truetype/dejavu', 'truetype/noto', 'opentype/noto']

/**
 * What tells a browser on Linux of these fonts and of no others, whatever the computer is set
 * up for; keeps what it finds out in `folder`.
 */
function settingsOf(folder: string): string {
  const folders = FOLDERS.map((name) => `<dir>/usr/share/fonts/${name}</dir>`)
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${folders.join('')}<cachedir>${folder}</cachedir><include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>
`
}

/** Provides fonts, and then a browser for Playwright's command line with these arguments. */
export async function main(args: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  try {
    provideFonts(thisComputer)
    const settings = join(folder, 'fonts.conf')
    writeFileSync(settings, settingsOf(folder))
    if (thisComputer.platform === 'linux') process.env.FONTCONFIG_FILE = settings
    await browserMain(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
