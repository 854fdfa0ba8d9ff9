import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { courseOf } from '../../src/machines/navigator/course'
import { newRound, type Round } from '../../src/machines/rules/round'
import { standardRules } from '../../src/machines/rules/rules'
import { CourseSection, greatestBend } from '../../src/ui/course/CourseSection'
import { pickedFitOf } from '../../src/ui/course/CourseSteps'
import type { GlobeSelection } from '../../src/ui/globe/GuessMark'
import { dailyOf } from '../../tools/puzzles'
import { done } from '../machines/navigatorOracle'
import { InEnglish } from './inEnglish'
import { playOn, unfold } from './renderApp'

function roundFor(target: PlaceId, guesses: readonly PlaceId[], rules = standardRules): Round {
  return { ...newRound({ kind: 'practice', deck: 'world' }, target), rules, guesses }
}

const courseFor = (round: Round) => done(courseOf(round))

let picks: GlobeSelection = {}

function Section({ round }: { readonly round: Round }) {
  const picking = useState<GlobeSelection>({})
  picks = picking[0]
  return <CourseSection course={courseFor(round)} round={round} picking={picking} />
}

function show(round: Round) {
  render(<Section round={round} />, { wrapper: InEnglish })
  return screen.getByRole('region', { name: 'Your course' })
}

const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the course of a round', () => {
  it('tells how many countries were left after each guess, in numbers, in words and in a table, and gives marks', () => {
    const region = show(roundFor('NE', ['FR', 'CN', 'NE']))
    expect(region).toHaveTextContent('190 countries → 2 → 1')
    expect(region).not.toHaveTextContent('→ 1 → 1')
    expect(region).toHaveTextContent('After guess 1, only Mali and Niger fitted.')
    expect(region).toHaveTextContent('the arrow as it is, the distance to within 12')
    expect(within(region).getByRole('table', { name: 'What each guess told' })).toBeVisible()
    expect(rows(region)).toEqual([
      ['Guess', 'Left', 'Average', 'Skill', 'Luck'],
      ['France', '2', '5.4', '79', 'lucky'],
      ['Best: Turkey, 4.5 left'],
      ['China', '1', '1', '92', 'as expected'],
      ['Best: Mali, 1 left'],
      ['Niger', '1', '1', '99', '–'],
      ['No better guess'],
    ])
    expect(region).toHaveTextContent('Skill 90 · lucky')
    expect(region).toHaveTextContent(
      'Skill 90: on average, your guesses were better than 90 of 100 others that you could have named.',
    )
    expect(region).toHaveTextContent('Lucky: fewer answers were left than usual after guesses like these.')
  })

  it('counts what is more than five, and says nothing of guesses where there was no wrong one', () => {
    const many = show(roundFor('NE', ['PG', 'NE']))
    expect(many.textContent).toMatch(/After guess 1, about \d+ answers were possible\./)
    render(<Section round={roundFor('NE', ['NE'])} />, { wrapper: InEnglish })
    expect(screen.getAllByRole('region', { name: 'Your course' })[1]).not.toHaveTextContent('fitted')
  })

  it.each([
    ['won at the first guess', roundFor('NE', ['NE'])],
    ['in a deck of fewer than forty', { ...roundFor('FR', ['BR', 'FR']), puzzle: dailyOf('2026-11-21') }],
  ])('says nothing of skill in a round %s', (_, round) => {
    const region = show(round)
    expect(region).not.toHaveTextContent(/skill/i)
    expect(region).not.toHaveTextContent(/better/)
  })

  it('names no skill before what the guesses told', () => {
    expect(show(roundFor('NE', ['FR', 'CN', 'NE'])).textContent).toMatch(/What each guess told.*Skill 90/)
  })

  it('sets the Navigator beside the player, who may not have found it', () => {
    const region = show(roundFor('NE', ['FR', 'CN', 'JP', 'BR', 'AU', 'CA']))
    const plans = within(region)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(plans).toEqual([
      ['You', 'not found'],
      ['The Navigator, from your first guess', '3 guessesFrance, Mali, Niger'],
      ['The Navigator, from its own', '2 guessesTurkey, Niger'],
    ])
  })

  it('says so where there were no arrows', () => {
    const region = show(roundFor('NE', ['FR', 'NE'], { ...standardRules, arrows: false }))
    expect(region).toHaveTextContent('as people do: the distance to within 12')
  })

  it('explains an arrow that goes another way than on a flat map, and no other', () => {
    expect(show(roundFor('JP', ['BR', 'JP']))).toHaveTextContent(
      'From Brazil the shortest way to Japan sets out to the north, though on a flat map it lies to the east.',
    )
    expect(greatestBend(['DE', 'IT'], 'FR')).toBeUndefined()
    expect(greatestBend(['DE', 'BR', 'JP'], 'JP')?.guess).toBe('BR')
  })
})

describe('the course on the globe', () => {
  it('has the band where a hint pointed, as wide as it is read', () => {
    const round = roundFor('NE', ['FR', 'NE'])
    const { band } = pickedFitOf(courseFor(round), round, 0)
    expect(band?.compassPoint).toBe(4)
    expect((band?.to ?? 0) / (band?.from ?? 1)).toBeCloseTo(1.12 ** 2, 9)
    const plain = { ...round, rules: { ...standardRules, arrows: false } }
    expect(pickedFitOf(courseFor(plain), plain, 0).band?.compassPoint).toBeUndefined()
  })

  it('turns it to the guess that would have been best', async () => {
    const user = userEvent.setup()
    const region = show(roundFor('NE', ['FR', 'NE']))
    const best = within(region).getByRole('button', { name: /Turkey/ })
    await user.click(best)
    expect(picks.turnedTo).toBe('TR')
    expect(best).toHaveAttribute('aria-pressed', 'true')
    await user.click(best)
    expect(picks.turnedTo).toBeUndefined()
  })
})

it('Without a globe it is told all the same, and nothing leads there', () => {
  const round = roundFor('NE', ['FR', 'NE'])
  render(<CourseSection course={courseFor(round)} round={round} picking={undefined} />, {
    wrapper: InEnglish,
  })
  const region = screen.getByRole('region', { name: 'Your course' })
  expect(region).toHaveTextContent('Best: Turkey, 4.5 left')
  expect(within(region).queryByRole('button')).toBeNull()
})

it('A course is told at the end of a game, and of nothing before', async () => {
  const { user, guess } = await playOn('/daily')
  await guess('Italy')
  expect(screen.queryByRole('region', { name: 'Your course' })).toBeNull()
  await guess('France')
  await unfold(user, 'Details')
  expect(await screen.findByRole('region', { name: 'Your course' })).toHaveTextContent('20 countries → 1')
})
