import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { statisticsOf } from '../../src/machines/record/statistics'
import type { UtcDate } from '../../src/machines/schedule/day'
import { StatisticsPanel } from '../../src/ui/record/StatisticsPanel'
import { dayOf } from '../machines/rounds'
import { InEnglish } from './inEnglish'
import { renderApp } from './renderApp'

const EARNED = 'Seven days in a row earn a rest day.'

const LOST = ['BR', 'EG', 'IT', 'ES', 'GB', 'US'] as const

/** Shows the figures after days from 1 March on, as of the last: W won, L lost, `.` not played. */
function showFigures(text: string) {
  const dateAt = (index: number) => `2026-03-${String(index + 1).padStart(2, '0')}` as UtcDate
  const rounds = [...text].flatMap((letter, index) =>
    letter === '.' ? [] : [dayOf(dateAt(index), 'FR', letter === 'W' ? ['FR'] : LOST)],
  )
  const figures = statisticsOf(rounds, dateAt(text.length - 1))
  render(<StatisticsPanel figures={figures} skill={undefined} today={undefined} />, { wrapper: InEnglish })
}

const told = () => document.querySelector('.figures-rest')?.textContent
const figure = (name: string) => {
  const values = screen.getByText(name).parentElement?.querySelectorAll('dd') ?? []
  return [...values].map(({ textContent }) => textContent)
}

describe('the statistics', () => {
  it.each([
    ['', '/daily'],
    ['?deck=world', '/world'],
    ['?deck=US', '/states/us'],
  ])(
    'at /atlas/record%s are one sentence, the way to today’s puzzle and a blank form, which is not read out, until something was finished',
    async (query, page) => {
      await renderApp(`/atlas/record${query}`)
      expect(
        await screen.findByText('Your figures appear here once you finish a daily puzzle.'),
      ).toBeVisible()
      expect(screen.getByRole('link', { name: "Play Today's Puzzle" })).toHaveAttribute('href', page)
      expect(screen.queryByRole('table')).toBeNull()
      expect(document.querySelector('.statistics-blank')).toHaveTextContent('Guess distribution123456')
      const links = screen.queryByRole('navigation', { name: 'Puzzle' })
      expect(links !== null, 'no other deck has figures').toBe(query !== '')
    },
  )
})

describe('the rest days in the statistics', () => {
  it.each([
    ['WWWWWWW', '1 rest day saved up'],
    ['LLWLLLL', '1 rest day saved up'],
    ['WWWWWWWWWWWWWWWWWWWWWW', '2 rest days saved up'],
    ['WWWWWWWWWWWWWW.W', '1 rest day saved up'],
    ['WWWWWW', EARNED],
    ['WWWWWWW.W', EARNED],
    ['WWWWWWW..', EARNED],
    ['WWWWWWW....', undefined],
  ])('are told while a streak is running, and of no other, of %s as “%s”', (text, words) => {
    showFigures(text)
    expect(told()).toBe(words)
  })

  it.each([
    ['WWWWWWW.WWWLWWW.W', ['15', 'with 2 rest days']],
    ['WWWWWWW.W...W', ['8', 'won 8 of 8', 'with 1 rest day']],
    ['WWWWWWWW.', ['8']],
    ['L', ['1']],
  ])(
    'stand with the wins beside the longest streak, unless it is the current one, and count as none of its days: %s',
    (text, words) => {
      showFigures(text)
      expect(figure('Longest streak')).toEqual(words)
    },
  )

  it('stand beside the days that were finished in a row, of which the wins are told apart', () => {
    showFigures('WLLWW')
    expect(figure('Current streak')).toEqual(['5', 'won 3 of 5'])
  })
})
