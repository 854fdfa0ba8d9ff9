import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { deckOf } from '../../src/geo/decks'
import { parseShape } from '../../src/geo/world/shape'
import { loadShape, shapesUrl } from '../../src/routes/outlines/worldShapes'
import '../../src/geo/world/decks'

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

const own = (id: CountryCode) => parseShape(readFileSync(`src/geo/world/shapes/${id}.txt`, 'utf8'))

describe('the shape of a country', () => {
  test('is fetched with one request, which is for that country alone', async () => {
    for (const id of deckOf('world').targets) {
      const { asked, fetchText } = host()
      expect(await loadShape(id, fetchText)).toEqual(own(id))
      expect(asked).toHaveLength(1)
      expect(asked[0]).not.toBe(shapesUrl)
    }
  })

  test.each([
    ['is not to be had', () => Promise.reject(new Error('offline'))],
    ['is a page', () => Promise.resolve(PAGE)],
    ['was cut short', () => Promise.resolve('m0 0h10v10z\n{"si')],
  ])('comes from the file of all where its own %s', async (_, answer) => {
    const { fetchText } = host()
    const broken = (url: string) => (url === shapesUrl ? fetchText(url) : answer())
    expect(await loadShape('NO', broken)).toEqual(own('NO'))
  })

  test('is nothing where neither is to be had, and for the Vatican, which has none', async () => {
    expect(await loadShape('NO', () => Promise.reject(new Error('offline')))).toBeUndefined()
    expect(await loadShape('NO', async () => PAGE)).toBeUndefined()
    const { asked, fetchText } = host()
    expect(await loadShape('VA', fetchText)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
