import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../tools/inspector/messages'
import { Panel } from '../../tools/inspector/Panel'
import { Watch } from '../../tools/inspector/watch'
import { lamp, malformed, undrawable } from './malformed'

/** A panel that looks at a live program with one actor. */
function look() {
  const watch = new Watch()
  watch.hear({ ...lamp, name: 'live' } as unknown as Message)
  render(<Panel watch={watch} send={undefined} />, { onCaughtError: () => {} })
  return async (...messages: readonly unknown[]) => {
    const texts = messages.map((message) => (typeof message === 'string' ? message : JSON.stringify(message)))
    const file = new File([`{"version":1,"messages":[${texts}]}`], 'a.json', { type: 'application/json' })
    await userEvent.upload(screen.getByLabelText('Open'), file)
  }
}

const actors = () => within(screen.getByRole('navigation', { name: 'Actors' }))

describe('the panel', () => {
  it.each(Object.entries(malformed))(
    'goes on showing the live one where a file has %s',
    async (_, [messages, why]) => {
      const open = look()
      await open(lamp, ...messages.map((message) => JSON.stringify(message)))
      expect(await screen.findByText(`a.json is damaged, and is not shown: ${why}`)).toBeVisible()
      expect(actors().getByRole('button', { name: /^live/ })).toBeVisible()
    },
  )

  it.each(Object.entries(undrawable))(
    'shows all but the chart of a machine with %s',
    async (_, definition) => {
      const open = look()
      await open({ ...lamp, definition: JSON.stringify({ id: 'lamp', ...definition }) })
      expect(await actors().findByRole('button', { name: 'lamp dark' })).toBeVisible()
      expect(screen.getByText(/^There is no chart of it/)).toBeVisible()
      expect(screen.getByRole('button', { name: 'Back to the live one' })).toBeVisible()
    },
  )

  it('has a way back from what cannot be shown', async () => {
    const open = look()
    // Deeper than what is told of a state in words can go.
    const deep = `${'{"a":'.repeat(20_000)}"dark"${'}'.repeat(20_000)}`
    const message = JSON.stringify({ ...lamp, snapshot: { value: 'DEEP' } })
    await open(message.replace('"DEEP"', deep))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This cannot be shown/)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the live one' }))
    expect(await screen.findByRole('button', { name: /^live/ })).toBeVisible()
  })
})
