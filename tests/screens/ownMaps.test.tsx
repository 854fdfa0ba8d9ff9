import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from './renderApp'

it('A file is asked for from the shelf of practice', async () => {
  await renderApp('/practice')
  await userEvent.click(await screen.findByRole('button', { name: 'A map of your own' }))
  expect(await screen.findByText('Choose a file')).toBeInTheDocument()
})
