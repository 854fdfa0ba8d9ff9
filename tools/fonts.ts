// Finds fonts for every script that the game is written in, or installs them from Debian, so that a test sees no boxes:
//   npm run test:languages          then runs `playwright test` with its arguments

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

/** Provides fonts, and then a browser for Playwright's command line with these arguments. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    provideFonts(thisComputer)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return
  }
  await browserMain(args)
}
