import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { UtcDate } from '../../src/machines/day'
import { gameMachine } from '../../src/machines/game'
import { readSettings } from '../../src/machines/journal/settings'
import { standardRules } from '../../src/machines/rules'
import { blankViews } from '../../src/machines/view'
import { Board } from '../../src/ui/board/Board'
import { finderOf } from '../../src/ui/field/finder'
import { LazyModule } from '../../src/ui/parts/lazyModule'
import { english } from '../../src/ui/words/english'
import { addressOf } from '../../tools/challenge'
import { roundOf } from '../machines/rounds'
import { InEnglish } from './inEnglish'
import { fakeBrowser, playOn } from './renderApp'

describe('a round without arrows', () => {
  it('shows none, and says none', async () => {
    const round = { ...roundOf('FR', ['EG']), rules: { ...standardRules, arrows: false } }
    const game = createActor(gameMachine, { input: round }).start()
    await act(async () => {
      render(
        <MemoryRouter>
          <Board
            scope={undefined}
            finder={finderOf('twenty', [], english)}
            game={game}
            blank={blankViews.daily}
            outline={{ path: undefined, traits: undefined }}
            units="km"
            isFieldFocused={false}
            onGuess={() => {}}
            actions={() => null}
            Listen={() => null}
            end={new LazyModule(() => import('../../src/ui/globe/Globe'))}
            record={() => null}
          />
        </MemoryRouter>,
        { wrapper: InEnglish },
      )
    })
    expect(screen.getByRole('listitem')).toHaveTextContent(/^1Egypt[\d,]+ km\d+%$/)
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Egypt, [\d,]+ kilometres, \d+ percent, 5 guesses left$/,
    )
  })
})

describe('the rules of a friend', () => {
  const link = (date: UtcDate) =>
    addressOf({ subject: { kind: 'day', date }, rules: { outline: 'hidden', arrows: false } })
  const dayAt = (path: string, date: UtcDate) => link(date).replace('/challenge', path)

  it.each([
    ['of today', dayAt('/daily', '2026-11-21'), 'Daily Puzzle'],
    ['of a day that is past', dayAt('/archive?day=2026-11-14', '2026-11-14'), 'Daily Puzzle'],
  ])('come with the address of the puzzle %s by itself, for that alone', async (_, address, heading) => {
    const browser = fakeBrowser()
    const { guess } = await playOn(address, browser)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    expect(document.querySelector('.plate-outline path[d]')).toBeNull()
    await guess('Egypt')
    expect(screen.getByRole('listitem')).not.toHaveTextContent(/[↑↗→↘↓↙←↖]/)
    expect(readSettings(browser.store)).toMatchObject({ outline: 'shown', arrows: true })
  })

  it('come to no other puzzle', async () => {
    const { guess } = await playOn(dayAt('/daily', '2026-11-20'))
    await guess('Egypt')
    expect(screen.getByRole('listitem')).toHaveTextContent(/[↑↗→↘↓↙←↖]/)
  })
})
