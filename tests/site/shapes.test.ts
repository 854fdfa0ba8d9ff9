import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deckOf } from '../../src/geo/decks'
import { loadShape } from '../../src/routes/outlines/shapes'
import { shapeOf } from '../geo/shapeOf'

const PAGE = '<!doctype html><title>Not found</title>'

/** Answers for the files of the source as a host does, other than those of which a test says something else. */
function host(answers: (url: string) => string | undefined = () => undefined) {
  const asked: string[] = []
  const fetchText = async (url: string): Promise<string> => {
    asked.push(url)
    return answers(url) ?? readFileSync(`.${url}`, 'utf8')
  }
  return { asked, fetchText }
}

describe('the shape of a country', () => {
  test('is fetched with one request, which is for that country alone', async () => {
    for (const id of deckOf('world').targets) {
      const { asked, fetchText } = host()
      expect(await loadShape(id, fetchText)).toEqual(shapeOf(id))
      expect(asked).toHaveLength(1)
      expect(asked[0]).toContain(`/${id}.`)
    }
  })

  test.each([
    ['is not to be had', () => Promise.reject(new Error('offline'))],
    ['is a page', () => Promise.resolve(PAGE)],
    ['was cut short', () => Promise.resolve('m0 0h10v10z\n{"si')],
  ])('is asked for once more where it %s, and then given up', async (_, answer) => {
    const answers = [answer(), readFileSync('src/geo/shapes/NO.txt', 'utf8')]
    expect(await loadShape('NO', async () => answers.shift() as string)).toEqual(shapeOf('NO'))
    const { asked, fetchText } = host()
    expect(
      await loadShape('NO', (url) => {
        fetchText(url)
        return answer()
      }),
    ).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  test('is not asked for where there is none, which is the Vatican', async () => {
    const { asked, fetchText } = host()
    expect(await loadShape('VA', fetchText)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
