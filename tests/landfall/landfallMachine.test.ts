import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import {
  areAnswered,
  isSkipped,
  type Landfall,
  questionsOf,
  type Reply,
  starsOf,
  starsTextOf,
  withAnswer,
} from '../../src/machines/landfall/landfall'
import { landfallMode, withReply } from '../../src/machines/landfall/landfallMode'
import { reviewsOfLandfall, starsIn } from '../../src/machines/landfall/storedLandfalls'
import { type Questions, questionsMachineOf } from '../../src/machines/series/questions'
import { testTwoTabs } from '../machines/twoTabsTests'
import { askedIn, FAR_AWAY, MOVES, PUZZLE, QUESTIONS, type World } from './landfallDriver'

/** The questions of which one rule is another. */
function asked(rule: Partial<Questions<Landfall>>): World {
  const answered = ({ answers }: Landfall) => answers.length
  const player = questionsMachineOf({ id: 'landfall', answered, isOver: areAnswered, withReply, ...rule })
  return { mode: { ...landfallMode, player } }
}

const landfallWith = (answers: readonly Reply[]) =>
  answers.reduce<Landfall>(withAnswer, { puzzle: PUZZLE, answers: [] })

/** Questions each of which is asked wrongly in one way. */
const wrong: Readonly<Record<string, World>> = {
  'a skipped question counts': { stars: ({ answers }) => answers.map(() => true) },
  'an answer can be given twice': asked({ isOver: () => false }),
  'what is not offered is taken': asked({
    withReply: (landfall, reply) => ({
      ...landfall,
      answers: [...landfall.answers, { ...reply, kind: 'place', isRight: false }],
    }),
  }),
  'half of the neighbours are enough': {
    stars: (landfall) =>
      starsOf(landfall).map(
        (isRight, place) => isRight || (landfall.answers[place]?.countries?.length ?? 0) > 1,
      ),
  },
  'a question cannot be skipped': asked({
    withReply: (landfall, reply) => (isSkipped(reply) ? landfall : withReply(landfall, reply)),
  }),
}

describe('the questions after a day', () => {
  testTwoTabs({ mode: landfallMode, tabsIn: askedIn, moves: MOVES, most: QUESTIONS, wrong })

  it('are not stored until one is answered', () => {
    const driver = askedIn()
    for (const move of ['0 odd', '1 reload', 'hear']) driver.make(move)
    expect(driver.entries.keys()).toEqual([])
    driver.make('0 skip')
    expect(driver.entries.keys()).toEqual(['world-outline.landfall.daily.twenty.2026-11-21'])
  })

  it('are told in stars, in order, once all are answered', () => {
    expect(starsTextOf([true, false, true])).toBe('★☆★')
    const driver = askedIn()
    const { entries } = driver
    for (let answered = 0; answered < QUESTIONS; answered++) {
      expect(starsIn(entries, PUZZLE)).toBe('')
      for (const move of [answered === 1 ? '0 skip' : '0 right', '0 next']) driver.make(move)
    }
    expect(starsIn(entries, PUZZLE)).toMatch(/^★☆★*$/)
    expect(starsIn(entries, PUZZLE)).toHaveLength(QUESTIONS)
    expect(starsIn(entries, { ...PUZZLE, date: '2026-11-20' })).toBe('')
  })

  it('leave a review of the place and of the flag, and none of what was skipped', () => {
    const answers = questionsOf({ puzzle: PUZZLE }).map(({ kind, right }, at) =>
      kind === 'place' ? { at, spot: FAR_AWAY, distance: 5000 } : { at, countries: right },
    )
    expect(reviewsOfLandfall(landfallWith(answers)).map(({ facet, found }) => [facet, found])).toEqual([
      ['where', undefined],
      ['flag', 1],
    ])
    const skipped = landfallWith(answers.map(({ at }) => ({ at })))
    expect(skipped.answers).toHaveLength(QUESTIONS)
    expect(reviewsOfLandfall(skipped)).toEqual([])
  })

  it('take nothing that is no answer to the open question, and nothing once all are answered', () => {
    const questions = questionsOf({ puzzle: PUZZLE })
    const skipped = (count: number) => landfallWith(Array<Reply>(count).fill({ at: 0 }))
    const place = questions.findIndex(({ kind }) => kind === 'neighbours')
    const right = questions[place]?.right ?? []
    const [first, ...others] = right as readonly [CountryCode, CountryCode, ...CountryCode[]]
    const noAnswers: readonly (readonly [number, Omit<Reply, 'at'>])[] = [
      [0, { distance: 0 }],
      [0, { spot: FAR_AWAY }],
      [0, { spot: FAR_AWAY, distance: 0, countries: [] }],
      [place, { spot: FAR_AWAY, distance: 0 }],
      [place, { countries: others }],
      [place, { countries: [...others, 'KI'] }],
      [place, { countries: [...others, others[0] as CountryCode] }],
      [place, { countries: [...right, first] }],
      [questions.length, {}],
    ]
    for (const [answered, reply] of noAnswers) {
      const landfall = skipped(answered)
      expect(landfall.answers).toHaveLength(answered)
      expect(withAnswer(landfall, { at: 1, ...reply }), JSON.stringify(reply)).toBe(landfall)
    }
    expect(withAnswer(skipped(place), { at: 1, countries: right }).answers).toHaveLength(place + 1)
  })
})
