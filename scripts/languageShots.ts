// Contact sheets in every language, for people to look at, in reports/languages: the landing page, the daily puzzle in
// play and its end, the settings and the archive, light and dark, at 360 and 1440 pixels:
//   npm run build && npm run shots:languages             all of them
//   npm run shots:languages -- over dark 360             those whose name contains every word
// E2E_URL names another address than the build in dist.

import { LANGUAGES, languageOf } from '../src/ui/words/languages'
import { ANSWER, codeOf, wrong } from '../tools/oracle'
import { Player } from '../tools/player'
import { beginDay } from '../tools/seed'
import { type Picture, screen, THEMES, takePictures, takeSheet } from './gallery'
import { sayIn } from './words/sayIn'

const FOLDER = 'reports/languages'
const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]

/** Where each state is, and what has been guessed by then. */
const STATES = {
  landing: ['/', []],
  play: ['/daily', wrong(3)],
  over: ['/daily', [...wrong(3), ANSWER]],
  settings: ['/daily', wrong(3)],
  archive: ['/archive', [...wrong(3), ANSWER]],
} as const

export async function main(words: readonly string[]): Promise<void> {
  for (const size of SIZES)
    for (const theme of THEMES)
      for (const [state, [path, guesses]] of Object.entries(STATES)) {
        const name = `${state}-${theme}-${size.width}`
        if (!words.every((word) => name.includes(word))) continue
        const pictures = LANGUAGES.map(
          (lang): Picture => ({
            path: `${FOLDER}/${name}/${lang}.png`,
            options: { ...screen(size, theme), locale: lang, serviceWorkers: 'block' },
            async take({ page }, file) {
              const home = languageOf(lang).path
              await beginDay(page, codeOf(ANSWER), guesses)
              const say = sayIn(lang)
              await new Player(page, undefined, home && `/${home}`).open(path)
              if (state === 'over') await page.getByText(say('statistics.distribution')).waitFor()
              await page.locator('.languages').waitFor()
              if (state === 'settings') {
                await page.getByRole('button', { name: say('settings.title') }).click()
                await page.locator('dialog .language-links').waitFor()
              }
              await page.waitForLoadState('networkidle')
              await page.screenshot({ path: file, fullPage: state !== 'play' && state !== 'settings' })
            },
          }),
        )
        await takePictures(pictures)
        const [row, wide] = size.width < 700 ? [pictures.length, 360] : [2, 720]
        await takeSheet(
          `${FOLDER}/${name}.png`,
          pictures.map(({ path }) => path),
          row,
          wide,
        )
      }
}
