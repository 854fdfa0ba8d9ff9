import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countriesOf, countryOf } from '../../src/geo/countries'
import { eraseAll } from '../../src/machines/journal/erasure'
import { writeSettings } from '../../src/machines/journal/settings'
import { fakeBrowser, field, playOn, practiceTarget, settled } from './renderApp'

const countries = countriesOf('twenty')

async function openPractice() {
  const { app, user, guess } = await playOn('/practice')
  const target = () => practiceTarget(app)
  return { user, guess, target }
}

describe('the practice screen', () => {
  it('deals another country on New, and forgets the guesses', async () => {
    const { user, guess, target } = await openPractice()
    const before = target()
    await guess(countries.find(({ id }) => id !== before)?.name ?? '')
    await user.click(screen.getByRole('button', { name: 'New' }))
    expect(target()).not.toBe(before)
    expect(screen.queryAllByRole('listitem')).toEqual([])
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
  })

  it('plays again after a win, with the field ready', async () => {
    const { user, guess, target } = await openPractice()
    const before = target()
    await guess(countryOf(before).name)
    await settled()
    await user.click(screen.getByRole('button', { name: 'Play Again' }))
    expect(target()).not.toBe(before)
    expect(field()).toBeEnabled()
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('heading', { name: 'Congratulations!' })).toBeNull()
  })

  it('plays again on Enter alone, and tells how the round ended where the focus is', async () => {
    const { user, guess, target } = await openPractice()
    const before = target()
    await guess(countryOf(before).name)
    const again = screen.getByRole('button', { name: 'Play Again' })
    expect(again).toHaveFocus()
    expect(again).toHaveAccessibleDescription(`You found ${countryOf(before).name} in 1 guess.`)
    await settled()
    await user.keyboard('{Enter}')
    expect(target()).not.toBe(before)
    expect(field()).toHaveFocus()
  })

  it('stays at the end while the Enter that made the last guess is held down', async () => {
    const { user, target } = await openPractice()
    const before = target()
    const { name } = countryOf(before)
    await user.type(field(), name)
    // Five times more than it is pressed, as of a key that nobody lets go.
    await user.keyboard('{Enter>6}')
    expect(target()).toBe(before)
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
    await settled()
    const again = screen.getByRole('button', { name: 'Play Again' })
    expect(fireEvent.keyDown(again, { key: 'Enter', repeat: true }), 'it presses nothing').toBe(false)
    await user.keyboard('{/Enter}{Enter}')
    expect(target()).not.toBe(before)
  })

  it('never deals the same country twice in a row', async () => {
    const { user, target } = await openPractice()
    for (let round = 0; round < 30; round++) {
      const before = target()
      await user.click(screen.getByRole('button', { name: 'New' }))
      expect(target()).not.toBe(before)
    }
  })

  it('offers no share of a practice round', async () => {
    const { guess, target } = await openPractice()
    await guess(countryOf(target()).name)
    expect(screen.queryByRole('button', { name: 'Share Result' })).toBeNull()
  })
})

/** Practice in a tab, and what happens in another one. */
async function openBesideAnother(order?: 'due') {
  const browser = fakeBrowser()
  const { store } = browser
  writeSettings(store, { order })
  const { app, guess } = await playOn('/practice', browser)
  return {
    app,
    guess,
    choose: (order: 'due' | undefined) => act(async () => writeSettings(store, { order })),
    erase: () => act(async () => void eraseAll(store, '2026-11-21')),
  }
}

describe('practice beside another tab', () => {
  it('goes on with its own order when the other tab chooses what is due', async () => {
    const { app, guess, choose } = await openBesideAnother()
    const target = practiceTarget(app)
    await choose('due')
    expect(screen.getByRole('heading', { name: 'Practice Mode' })).toBeVisible()
    expect(practiceTarget(app)).toBe(target)
    await guess(countryOf(target).name)
    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  })

  it('goes on with what is due when the other tab erases everything', async () => {
    const { erase } = await openBesideAnother('due')
    await screen.findByText('5 countries left for today')
    await erase()
    expect(screen.getByRole('heading', { name: 'Practice Mode' })).toBeVisible()
    expect(screen.getByText('Guess 1 of 6')).toBeVisible()
  })
})
