// Finds fonts for every script that the game is written in, or installs them from Debian, so that a test sees no boxes:
//   npm run test:languages          then runs `playwright test` with its arguments

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { main as browserMain } from './browser'
import { fonts, provide } from './programs'

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
  await provide(fonts)
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  try {
    const settings = join(folder, 'fonts.conf')
    writeFileSync(settings, settingsOf(folder))
    if (process.platform === 'linux') process.env.FONTCONFIG_FILE = settings
    await browserMain(args)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
