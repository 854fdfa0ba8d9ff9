import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { askWorker } from '../../src/ownMaps'
import { renderApp } from './renderApp'

it('A file is asked for from the shelf of practice', async () => {
  await renderApp('/practice')
  await userEvent.click(await screen.findByRole('button', { name: 'A map of your own' }))
  expect(await screen.findByText('Choose a file')).toBeInTheDocument()
})

it('A file that is being read is left when the dialog is closed, and what is drawn is not', async () => {
  const terminate = vi.fn()
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { readonly data: object }) => void) | undefined
      terminate = terminate
      postMessage({ id, kind }: { readonly id: number; readonly kind: string }) {
        // A file is read for ever.
        if (kind === 'draw') setTimeout(() => this.onmessage?.({ data: { id, answer: 'drawn' } }), 50)
      }
    },
  )
  const { user } = await renderApp('/practice')
  await user.click(await screen.findByRole('button', { name: 'A map of your own' }))
  await user.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File(['{}'], 'x.json'),
  )
  expect(screen.getByRole('progressbar', { name: 'Reading the file' })).toBeVisible()
  const drawing = askWorker('draw', '', String)
  const count = terminate.mock.calls.length
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(terminate).toHaveBeenCalledTimes(count + 1)
  expect(await drawing).toBe('drawn')
})
