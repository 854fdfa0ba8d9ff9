import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../src/machines/journal/settings'
import type { UtcDate } from '../../src/machines/schedule/day'
import { addressOf } from '../../tools/challenge'
import { fakeBrowser, playOn } from './renderApp'

describe('the rules of a friend', () => {
  const link = (date: UtcDate) =>
    addressOf({ subject: { kind: 'day', date }, rules: { outline: 'hidden', arrows: false, aids: [] } })
  const dayAt = (path: string, date: UtcDate) => link(date).replace('/challenge', path)

  it.each([
    ['of today', dayAt('/daily', '2026-11-21'), 'Daily Puzzle'],
    ['of a day that is past', dayAt('/atlas/album?day=2026-11-14', '2026-11-14'), 'Daily Puzzle'],
  ])(
    'come with the address of the puzzle %s by itself, for that alone: no arrow is shown or said',
    async (_, address, heading) => {
      const browser = fakeBrowser()
      const { guess } = await playOn(address, browser)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
      expect(document.querySelector('.plate-outline path[d]')).toBeNull()
      await guess('Egypt')
      expect(screen.getByRole('listitem')).toHaveTextContent(/^1Egypt[\d,]+ km\d+%$/)
      expect(screen.getByRole('status')).toHaveTextContent(
        /^Egypt, [\d,]+ kilometres, \d+ percent, 5 guesses left$/,
      )
      expect(readSettings(browser.store)).toMatchObject({ outline: 'shown', arrows: true })
    },
  )

  it('come to no other puzzle', async () => {
    const { guess } = await playOn(dayAt('/daily', '2026-11-20'))
    await guess('Egypt')
    expect(screen.getByRole('listitem')).toHaveTextContent(/[↑↗→↘↓↙←↖]/)
  })
})
