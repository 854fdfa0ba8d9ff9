import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CountryRound } from '../../src/machines/rules/round'
import { Globe } from '../../src/ui/globe/Globe'
import { dayOf } from '../machines/rounds'
import { InEnglish } from './inEnglish'

test('The story can be played before the first frame has been drawn', async () => {
  const round: CountryRound = { ...dayOf('2026-11-20', 'FR', []), target: 'FR', guesses: ['IT', 'FR'] }
  render(<Globe round={round} units="km" picking={[{}, () => {}]} />, { wrapper: InEnglish })
  fireEvent.click(screen.getByRole('button', { name: 'Play the story' }))
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible()
})
