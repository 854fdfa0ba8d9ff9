import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeSettings } from '../../src/machines/journal/settings'
import { writeRound } from '../../src/machines/journal/storedRound'
import { dateOfDay, dayNumber } from '../../src/machines/schedule/day'
import { memoryStore } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { fakeBrowser, playOn } from './renderApp'

const MISSES = ['BR', 'EG', 'IT', 'ES', 'GB', 'US'] as const

/** The end of today, which is won, after so many days: W won, L lost, `.` not played. */
async function endAfter(text: string) {
  const store = memoryStore()
  const today = dayNumber('2026-11-21')
  for (const [index, letter] of [...text].entries())
    if (letter !== '.') {
      const date = dateOfDay(today - text.length + index)
      writeRound(store, dayOf(date, 'FR', letter === 'W' ? ['IT', 'FR'] : MISSES))
    }
  const { user, guess } = await playOn('/daily', fakeBrowser({ store }))
  await guess('Italy', 'France')
  return { user }
}

const line = () => [...document.querySelectorAll('.result-line')].map((each) => each.textContent).join(' · ')
const postmark = () => document.querySelector('.postmark')

describe('the end of a day', () => {
  it.each([
    ['WWLWWL', /^Streak 7 · won 5 of 7 · Rest day earned · next puzzle in/, '721.11.26'],
    [
      'WWWWWWW.',
      /^A rest day kept your streak of 8 · won 8 of 8 · 6 more days earn a rest day · next puzzle in/,
      undefined,
    ],
    ['WWW', /^Streak 4 · won 4 of 4 · 3 more days earn a rest day · next puzzle in/, undefined],
    ['', /^Streak 1 · First win: Europe · next puzzle in/, 'Europe21.11.26'],
  ])('after %s says in words what its postmark marks, which is decoration', async (text, words, mark) => {
    await endAfter(text)
    await waitFor(() => expect(line()).toMatch(words))
    expect(postmark()?.textContent).toBe(mark)
    if (mark) expect(postmark()).toHaveAttribute('aria-hidden', 'true')
    // Whoever hears the page is told the verdict first.
    const verdict = screen.getByRole('heading', { name: 'Congratulations!' })
    expect(verdict.compareDocumentPosition(document.querySelector('.result-line') as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it.each([
    ['shown', /^Streak 1 · You’ll see it again in Practice Mode, under “Due for review” · next puzzle in/],
    ['hidden', /^Streak 1 · 6 more days earn a rest day · next puzzle in/],
  ] as const)(
    'after a loss with an outline that was %s, says whether it will be asked again',
    async (outline, told) => {
      const store = memoryStore()
      writeSettings(store, { outline })
      const { guess } = await playOn('/daily', fakeBrowser({ store }))
      await guess('Italy', 'Poland', 'Spain', 'Japan', 'Brazil', 'Egypt')
      await waitFor(() => expect(line()).toMatch(told))
    },
  )

  it('has a sign in the last seven days for the one that a rest day covers', async () => {
    const { user } = await endAfter('WWWWWWW.')
    await user.click(screen.getByRole('link', { name: 'Home' }))
    const week = await screen.findByRole('group', { name: '6 of the last 7 days won' })
    expect(week.querySelectorAll('.day-rest')).toHaveLength(1)
  })
})
