import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { starsOf } from '../../src/machines/landfall/landfall'
import { landfallMode } from '../../src/machines/landfall/landfallMode'
import { landfalls } from '../../src/machines/landfall/storedLandfalls'
import { isAheadOf } from '../../src/machines/series/ahead'
import { HISTORIES } from '../amount'
import { sequencesOf } from '../machines/sequences'
import { askedIn, MOVES, objection, type World } from './landfallDriver'

/** Every two moves from the start, and from the last question on. */
const walks: readonly (readonly string[])[] = sequencesOf(MOVES, 2).flatMap((moves) => [
  moves,
  ['0 right', '0 wrong', '0 skip', ...moves, 'hear'],
])

const { deeds } = landfallMode
const answer = deeds.answer ?? ((landfall) => landfall)

/** Questions each of which is asked wrongly in one way. */
const wrong: Readonly<Record<string, World>> = {
  'a skipped question counts': { stars: ({ answers }) => answers.map(() => true) },
  'an answer can be given twice': {
    mode: { ...landfallMode, isOver: () => false },
  },
  'what is not offered is taken': {
    mode: {
      ...landfallMode,
      deeds: {
        ...deeds,
        answer: (landfall, deed) => ({ ...landfall, answers: [...landfall.answers, deed] }),
      },
    },
  },
  'the later of two tabs stands': {
    mode: { ...landfallMode, isFurther: (other, own) => isAheadOf(own.answers, other.answers) },
  },
  'a tab writes over what another stored': {
    mode: {
      ...landfallMode,
      write: (store, landfall) => {
        if (landfall.answers.length > 0) landfalls.write(store, landfall)
        return landfall
      },
    },
  },
  'half of the neighbours are enough': {
    stars: (landfall) =>
      starsOf(landfall).map(
        (isRight, place) => isRight || (landfall.answers[place]?.countries?.length ?? 0) > 1,
      ),
  },
  'a question cannot be skipped': {
    mode: { ...landfallMode, deeds: { answer } },
  },
}

describe('the questions after a day', () => {
  it('do as the rules say along every walk', () => {
    for (const walk of walks) expect(objection({}, walk)).toBeUndefined()
  })

  it('do as the rules say in histories of two tabs that are loaded anew and hear late of each other', () => {
    const histories = fc.array(fc.constantFrom(...MOVES), { minLength: 3, maxLength: 30, size: 'max' })
    fc.assert(
      fc.property(histories, (moves) => void expect(objection({}, moves)).toBeUndefined()),
      { numRuns: HISTORIES },
    )
  })

  it('are not stored until one is answered', () => {
    const driver = askedIn()
    for (const move of ['0 odd', '1 reload', 'hear']) driver.make(move)
    expect(driver.entries.keys()).toEqual([])
    driver.make('0 skip')
    expect(driver.entries.keys()).toEqual(['world-outline.landfall.daily.twenty.2026-11-21'])
  })

  it.each(Object.keys(wrong))('of which %s are caught by the rules', (fault) => {
    expect(walks.some((walk) => objection(wrong[fault] ?? {}, walk) !== undefined)).toBe(true)
  })
})
