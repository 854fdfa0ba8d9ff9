import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../../src/geo/places'
import { writeRound } from '../../src/machines/journal/storedRound'
import type { DailyRound } from '../../src/machines/round'
import type { DailyDeck } from '../../src/machines/schedule/dailies'
import { startApp } from '../../src/machines/startApp'
import { AppContext, BrowserContext } from '../../src/routes/contexts'
import { DailyRecord } from '../../src/routes/record/DailyRecord'
import { LazyModule } from '../../src/ui/lazyModule'
import { dailyTarget } from '../../tools/puzzles'
import { memoryStore } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { InEnglish } from './inEnglish'
import { fakeBrowser } from './renderApp'

const today = dailyTarget('2026-11-21')
const played = [
  dayOf('2026-11-01', 'PL', ['DE', 'PL']),
  dayOf('2026-11-02', 'PL', ['DE', 'IT', 'ES', 'GB', 'US', 'IN']),
  dayOf('2026-11-03', 'JP', ['JP']),
  dayOf('2026-11-04', 'EG', ['DE', 'IT', 'ES', 'GB', 'US', 'IN']),
]

/** The record as the statistics show it, on a day when these were played before. */
function showRecord(days: readonly DailyRound[], deck: DailyDeck = 'twenty') {
  const store = memoryStore()
  for (const day of days) writeRound(store, day)
  const browser = fakeBrowser({ store })
  const app = new LazyModule(async () => startApp(browser))
  render(<DailyRecord deck={deck} />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <InEnglish>
          <BrowserContext value={browser}>
            <AppContext value={app}>{children}</AppContext>
          </BrowserContext>
        </InEnglish>
      </MemoryRouter>
    ),
  })
  return userEvent.setup()
}

describe('the geography of a season', () => {
  it('shows two maps and says the same as a table', async () => {
    const user = showRecord(played)
    const figure = within(await screen.findByRole('figure', { name: 'Geography of your season' }))
    expect(figure.getAllByRole('img').map((map) => map.getAttribute('aria-label'))).toEqual([
      'Map of the answers so far; the table says the same',
      'Europe, enlarged',
    ])
    await user.click(figure.getByText('3 of 20 countries, as a table'))
    const rows = within(figure.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Country', 'Played', 'Won', 'Average guesses'],
      ['Poland', '2', '1', '2'],
      ['Japan', '1', '1', '1'],
      ['Egypt', '1', '0', '–'],
    ])
  })

  it('shades the countries that were the answer, and leaves the others blank', async () => {
    showRecord(played)
    const map = await screen.findByRole('img', { name: /^Map of the answers/ })
    const shaded = [...map.querySelectorAll('g:not(.season-blank)')].map((each) => each.getAttribute('class'))
    expect(shaded.sort()).toEqual(['season-always', 'season-never', 'season-sometimes'])
    expect(map.querySelectorAll('g.season-blank')).toHaveLength(17)
    expect(map.querySelectorAll('path[fill^="url(#"]')).toHaveLength(2)
  })

  it('is not there before a day is over, and tells nothing of the one in progress', () => {
    showRecord([dayOf('2026-11-21', today, ['JP', 'BR', 'AU'])])
    expect(screen.queryByRole('figure')).toBeNull()
    expect(document.body.innerHTML).not.toContain(placeOf(today).name)
  })
})
