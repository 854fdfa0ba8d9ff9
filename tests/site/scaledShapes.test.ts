import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import type { DeckName } from '../../src/geo/decks'
import { newRound } from '../../src/machines/round'
import { loadScaledShapes } from '../../src/routes/outlines/shapes'

/** Answers with what lies at an address below the project, as the development server has it. */
function filesOf(asked: string[] = []) {
  return async (url: string) => {
    asked.push(url)
    return readFileSync(`.${url}`, 'utf8')
  }
}

const load = async (
  deck: DeckName,
  target: CountryCode,
  guesses: readonly CountryCode[],
  fetchText = filesOf(),
) => {
  const shapes = await loadScaledShapes(
    { ...newRound({ kind: 'practice', deck }, target), guesses },
    fetchText,
  )
  return shapes?.map(({ id, shape }) => [id, shape.side])
}

describe('the shapes of the answer and the last wrong guess', () => {
  test('come from their files, one for each', async () => {
    const asked: string[] = []
    expect(await load('world', 'FR', ['LI', 'MT', 'FR'], filesOf(asked))).toEqual([
      ['FR', 1118],
      ['MT', 34.66],
    ])
    expect(asked).toHaveLength(2)
  })

  test('are as large among the twenty', async () => {
    expect(await load('twenty', 'FR', ['IT', 'JP'])).toEqual([
      ['FR', 1118],
      ['JP', (await load('world', 'JP', ['FR']))?.[0]?.[1]],
    ])
  })

  test('pass over Vatican City, which has none', async () => {
    expect(await load('world', 'FR', ['MT', 'VA'])).toEqual([
      ['FR', 1118],
      ['MT', 34.66],
    ])
  })

  test('are none where no guess was wrong, or nothing arrives', async () => {
    expect(await load('world', 'FR', ['FR'])).toBeUndefined()
    expect(await load('world', 'FR', ['VA'])).toBeUndefined()
    const fetchText = () => Promise.reject(new Error('offline'))
    expect(await load('world', 'FR', ['MT'], fetchText)).toBeUndefined()
  })
})
