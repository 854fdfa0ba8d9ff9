import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { newClassSet, plainClassRules } from '../../src/machines/classroom/classSet'
import { tokenOfSet } from '../../src/machines/classroom/setLink'
import { PAUSE } from '../../src/ui/parts/useSettling'
import { NOON, playOn, renderApp } from './renderApp'

const set = newClassSet('world', ['FR', 'TD'], { ...plainClassRules, asks: 'where' }, NOON, 3)

/** Each place where a country is asked for by a pin, opened at its first question. */
const MODES = {
  'Five Pins': async () => renderApp('/pins'),
  'the quiz': async () => {
    const { user, guess } = await playOn('/daily')
    await guess('France')
    await user.click(await screen.findByRole('button', { name: /^Quiz/ }))
  },
  'practice of places': async () => renderApp('/practice/where'),
  'a class set': async () => {
    const { user } = await renderApp(`/class#${tokenOfSet(set)}`)
    await user.click(await screen.findByRole('button', { name: 'Play' }))
  },
}

/** Refusal of a pin, as it is read out. */
const refusal = () =>
  screen.queryByText('First choose a place for the pin.')?.closest('[role=status]') ?? null

/** Holds a key for longer than a button takes no second press. */
async function hold(key: string): Promise<void> {
  await userEvent.setup({ delay: PAUSE / 4 }).keyboard(`{${key}>6/}`)
}

describe.each(Object.entries(MODES))('in %s', (_, open) => {
  it('no key sets a pin without a place, and a held one sets a placed pin and does no more', async () => {
    await open()
    const user = userEvent.setup()
    const heading = await screen.findByRole('heading', { name: /^Where is/ })
    const question = heading.textContent
    // A day that is over has a globe, too.
    const field = within(heading.closest('.pins-asked') as HTMLElement).getByRole('application')
    const answered = () => screen.queryByRole('button', { name: /^(Next|See)/ })
    expect(refusal()).toBeNull()
    field.focus()
    await hold('Enter')
    expect(refusal()).toBeVisible()
    await user.keyboard('{Enter}{Enter}')
    expect(answered()).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(refusal()).toBeNull()
    await hold('Enter')
    expect(answered()).toHaveFocus()
    expect(screen.getByRole('heading', { name: /^Where is/ })).toHaveTextContent(String(question))
    await hold('Enter')
    expect(answered(), 'the next question').toBeNull()
  })

  it('the list refuses a pin without a region, and says so', async () => {
    await open()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Choose a region instead' }))
    await user.click(screen.getByRole('button', { name: 'Confirm pin' }))
    expect(refusal()).toBeVisible()
    await user.click(screen.getAllByRole('radio')[0] as HTMLElement)
    expect(refusal()).toBeNull()
  })
})
