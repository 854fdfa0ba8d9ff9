import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { placesOf } from '../../src/geo/places'
import { writeRound } from '../../src/machines/journal/storedRound'
import { newRound } from '../../src/machines/rules/round'
import { addressOf } from '../../tools/challenge'
import { practice } from '../../tools/puzzles'
import { fakeBrowser, NOON, playOn, renderApp } from './renderApp'

const TOLD = /^The answer lies [\d,]+ km (north|south|east|west)/
const LEAD = /^What place is this\? Each guess tells how far, which way and how close\./
const more = () => screen.getByRole('button', { name: 'More' })
const described = () => document.querySelector('.description')

describe('what can be asked for beside the count of guesses', () => {
  const choices = () =>
    [...document.querySelectorAll('.menu-items > :is(a, button)')].map(({ textContent }) => textContent)

  it('stands behind one button, what a listener needs first', async () => {
    const { user } = await playOn('/daily')
    expect(choices()).toEqual([])
    await user.click(more())
    expect(choices()).toEqual(['Describe the outline', 'Play the outline', 'Options', 'How to Play'])
    await user.click(screen.getByRole('heading', { name: 'Your Guesses' }))
    expect(choices()).toEqual([])
  })

  it('is left with Escape, and gives the focus back', async () => {
    const { user } = await playOn('/daily')
    more().focus()
    await user.keyboard('{Enter}{Tab}')
    expect(screen.getByRole('button', { name: 'Describe the outline' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(more()).toHaveFocus()
    expect(more()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Enter}')
    await user.tab({ shift: true })
    expect(choices(), 'and closes behind the focus').toEqual([])
  })

  it('describes the outline where the focus goes, until it is asked for again', async () => {
    const { user } = await playOn('/daily')
    const choose = async () => {
      await user.click(more())
      await user.click(screen.getByRole('button', { name: 'Describe the outline' }))
    }
    await choose()
    expect(described()).toBeVisible()
    expect(document.activeElement).toContainElement(described() as HTMLElement)
    await choose()
    expect(described()).not.toBeVisible()
    expect(more()).toHaveFocus()
  })

  it('leads to the rules of the game and back to the round', async () => {
    const { user, guess } = await playOn('/atlas/album?day=2026-11-20')
    await guess('Thailand')
    await user.click(more())
    await user.click(screen.getByRole('link', { name: 'How to Play' }))
    const [back] = await screen.findAllByRole('link', { name: 'Back to the puzzle' })
    expect(screen.queryByRole('link', { name: 'Start Playing' })).toBeNull()
    await user.click(back as HTMLElement)
    expect(await screen.findByText('Guess 2 of 6')).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent('Thailand')
  })

  it('has no options where the rules are those of a friend', async () => {
    const { user } = await renderApp(addressOf())
    await user.click(await screen.findByRole('button', { name: 'More' }))
    expect(choices()).toEqual(['Describe the outline', 'Play the outline', 'How to Play'])
  })
})

describe('the lead of somebody who has never played', () => {
  it.each([
    ['/daily', 'Thailand'],
    ['/world', 'Kenya'],
    ['/practice', 'Thailand'],
    ['/atlas/album?day=2026-11-20', 'Thailand'],
  ])(
    'stands on %s until the first guess, tells that in words until the second, and is on no page after it',
    async (path, name) => {
      const browser = fakeBrowser()
      const { guess } = await playOn(path, browser)
      expect(screen.getByText(LEAD)).toBeVisible()
      await guess(name)
      expect(screen.queryByText(LEAD)).toBeNull()
      expect(screen.getByText(TOLD).parentElement).toHaveTextContent(
        new RegExp(` of ${name}\\. \\d+% close; 100% is the answer\\.$`),
      )
      await guess('Mexico')
      expect(screen.queryByText(TOLD)).toBeNull()
      cleanup()
      await playOn('/practice', browser)
      expect(screen.queryByText(LEAD)).toBeNull()
    },
  )

  it('stands on the page of a friend’s link', async () => {
    await renderApp(addressOf({ result: undefined }))
    expect(await screen.findByText(LEAD)).toBeVisible()
  })

  it('is for nobody who has played, and for everybody who has only looked', async () => {
    const browser = fakeBrowser()
    writeRound(browser.store, newRound(practice, 'FR'))
    await playOn('/daily', browser)
    expect(screen.getByText(LEAD)).toBeVisible()
    cleanup()
    writeRound(browser.store, { ...newRound(practice, 'FR'), guesses: ['FR'] })
    const { guess } = await playOn('/daily', browser)
    expect(screen.queryByText(LEAD)).toBeNull()
    await guess('Thailand')
    expect(screen.queryByText(TOLD)).toBeNull()
  })

  it('names in the daily puzzle the twenty, alike on every day', async () => {
    const named = async (now: number) => {
      const { user } = await playOn('/daily', fakeBrowser({ now: () => now }))
      await user.click(screen.getByRole('button', { name: 'One of twenty countries' }))
      const dialog = await screen.findByRole('dialog', { name: 'One of twenty countries' })
      const names = within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
      const numbers = [...dialog.querySelectorAll('text')].map(({ textContent }) => Number(textContent))
      expect(
        numbers.sort((a, b) => a - b),
        'each on one map',
      ).toEqual(names.map((_, index) => index + 1))
      const html = dialog.querySelector('.numbered')?.outerHTML
      cleanup()
      return { names, html }
    }
    const today = await named(NOON)
    const names = placesOf('twenty').map(({ name }) => name)
    expect(today.names).toEqual(names.sort((a, b) => a.localeCompare(b, 'en')))
    for (const days of [1, 2, 3]) expect(await named(NOON + days * 86_400_000)).toEqual(today)
    await playOn('/world')
    expect(screen.queryByRole('button', { name: 'One of twenty countries' })).toBeNull()
  })
})
