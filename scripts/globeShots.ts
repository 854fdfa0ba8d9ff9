// Pictures of the globe at the end of a game, for people to look at, in reports/globe:
//   npm run build && npm run shots:globe                all twenty answers, light and dark, at 360 and 1440 pixels
//   npm run shots:globe -- JP dark 360                  those whose name contains every word
// E2E_URL names another address than the build in dist.

import { type Country, countries } from '../src/geo/countries'
import { crowdAround } from '../tools/crowd'
import { deal } from '../tools/seed'
import { type Picture, screen, THEMES, takePictures } from './gallery'

const FOLDER = 'reports/globe'
const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]

export async function main(words: readonly string[]): Promise<void> {
  const pictures = SIZES.flatMap((size) =>
    THEMES.flatMap((theme) =>
      countries.map(
        (answer): Picture => ({
          path: `${FOLDER}/${answer.id}-${theme}-${size.width}.png`,
          options: { ...screen(size, theme), serviceWorkers: 'block' },
          async take(player, path) {
            await deal(player.page, answer.id)
            await player.open('/practice')
            await player.guessAll(guessesFor(answer))
            await player.page.mouse.move(0, 0)
            await player.globe.scrollIntoViewIfNeeded()
            await player.globe.screenshot({ path })
          },
        }),
      ),
    ),
  )
  await takePictures(pictures.filter(({ path }) => words.every((word) => path.includes(word))))
}

/** Half of the games are won with the last guess. */
function guessesFor(answer: Country): string[] {
  const wrong = crowdAround(answer)
  return answer.id < 'IN' ? wrong : [...wrong.slice(0, 5), answer.name]
}
