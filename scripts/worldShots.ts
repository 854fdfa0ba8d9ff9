// Contact sheets of World Daily, for people to look at, in reports/world: 24 answers of all sizes and continents, in play
// and at the end, light and dark, at 360 and 1440 pixels:
//   npm run build && npm run shots:world                 all of them
//   npm run shots:world -- over dark 360                 those whose name contains every word
// E2E_URL names another address than the build in dist.

import { type Country, type CountryCode, countryOf } from '../src/geo/countries'
import { countriesOf } from '../src/geo/decks'
import { greatCircleDistance } from '../src/geo/distance'
import { beginDay } from '../tools/seed'
import { type Picture, screen, THEMES, takePictures, takeSheet } from './gallery'

const FOLDER = 'reports/world'
const ANSWERS = 'RU KZ BR AU CL NO ID EC DK FJ KI TO PW MV SG BH LI MT LS GM CV ST KN BS'.split(
  ' ',
) as CountryCode[]
const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]
const STATES = ['play', 'over'] as const

/** On a sheet: how many pictures there are, and how many beside each other. */
const ON_SHEET = 8
const ROW = 4

export async function main(words: readonly string[]): Promise<void> {
  for (const size of SIZES)
    for (const theme of THEMES)
      for (const state of STATES) {
        const name = `${state}-${theme}-${size.width}`
        if (!words.every((word) => name.includes(word))) continue
        const pictures = ANSWERS.map(
          (id): Picture => ({
            path: `${FOLDER}/${name}/${id}.png`,
            options: { ...screen(size, theme), serviceWorkers: 'block' },
            async take(player, path) {
              const guesses = guessesFor(countryOf(id))
              await beginDay(player.page, id, state === 'over' ? guesses : guesses.slice(0, 2), 'world')
              await player.open('/world')
              await player.path()
              if (state === 'over') await player.text('Guess distribution').waitFor()
              await player.page.waitForLoadState('networkidle')
              await player.page.screenshot({ path, fullPage: state === 'over' })
            },
          }),
        )
        await takePictures(pictures)
        const paths = pictures.map(({ path }) => path)
        for (let from = 0; from < paths.length; from += ON_SHEET)
          await takeSheet(
            `${FOLDER}/${name}-${from / ON_SHEET + 1}.png`,
            paths.slice(from, from + ON_SHEET),
            ROW,
          )
      }
}

/** One across the Earth, some on the way, and the nearest; half of the games are won with the last guess. */
function guessesFor(answer: Country): readonly string[] {
  const far = ({ centroid }: Country) => greatCircleDistance(centroid, answer.centroid)
  const others = countriesOf('world').filter(({ id }) => id !== answer.id)
  const sorted = others.sort((a, b) => far(b) - far(a))
  const wrong = [0, 60, 120, 170, 190, 195].map((place) => (sorted[place] as Country).name)
  return ANSWERS.indexOf(answer.id) % 2 ? wrong : [...wrong.slice(0, 5), answer.name]
}
