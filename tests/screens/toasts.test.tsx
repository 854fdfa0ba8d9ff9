import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Toasts } from '../../src/ui/dialogs/Toasts'
import { InEnglish } from './inEnglish'

function show(text: string) {
  return render(<Toasts message={{ kind: 'success', text }} />, { wrapper: InEnglish })
}

it('What was told on one screen is not told again on the next', async () => {
  const { unmount } = show('Told on the first')
  await screen.findByText('Told on the first')
  unmount()
  show('Told on the second')
  // What is told again comes before it.
  await screen.findByText('Told on the second')
  expect(screen.queryByText('Told on the first')).toBeNull()
})
