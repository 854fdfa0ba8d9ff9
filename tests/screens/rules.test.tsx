import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { gameMachine } from '../../src/machines/game'
import { standardRules } from '../../src/machines/rules'
import { blankViews } from '../../src/machines/view'
import { Board } from '../../src/ui/board/Board'
import { finderOf } from '../../src/ui/field/finder'
import { english } from '../../src/ui/words/english'
import { roundOf } from '../machines/rounds'
import { InEnglish } from './inEnglish'

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
