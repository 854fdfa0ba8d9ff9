import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepMaps } from '../../src/entry/ownMaps'
import { mapOf, stubMaps } from './memoryMaps'
import { field, renderApp } from './renderApp'

vi.mock('idb-keyval', async () => (await import('./memoryMaps')).memoryKeyval)

it('A free sprint is run on a map of one’s own, and no friend is challenged to it', async () => {
  stubMaps()
  const map = { ...mapOf('Mine'), lang: 'hu' }
  await keepMaps([map])
  const { user } = await renderApp('/sprint')
  const free = within(await screen.findByRole('region', { name: 'Free sprint' }))
  await free.findByRole('option', { name: 'Mine' })
  await user.selectOptions(free.getByLabelText('Deck'), 'Mine')
  await vi.waitFor(() => expect(free.getByLabelText('Deck')).toHaveValue(map.deck))
  await vi.waitFor(() => expect(free.getByRole('button', { name: 'Start' })).toBeEnabled())
  await user.click(free.getByRole('button', { name: 'Start' }))
  expect(await screen.findByText('Mine')).toBeVisible()
  await user.type(field(), 'Two')
  expect(screen.getByRole('option', { name: 'Two' })).toHaveAttribute('lang', 'hu')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'End the run' }))
  expect(await screen.findByRole('button', { name: 'Play Again' })).toBeVisible()
  for (const name of screen.getAllByText(/^(One|Two)$/))
    expect(name.closest('bdi')).toHaveAttribute('lang', 'hu')
  expect(screen.queryByRole('button', { name: 'Race a friend' })).toBeNull()
})
