import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { countries, countryOf } from '../../src/geo/countries'
import { SETTINGS } from '../../src/machines/settings'
import { languageName } from '../../src/ui/words/languageName'
import { dailyTarget } from '../../tools/puzzles'
import { memoryStore } from '../machines/memoryStore'
import { fakeBrowser, renderApp } from './renderApp'

const answer = countryOf(dailyTarget('2026-11-21'))
const wrong = countries.filter(({ id }) => id !== answer.id)
const german = (code: string) => new Intl.DisplayNames('de', { type: 'region' }).of(code) ?? ''
const field = () => screen.getByRole('combobox', { name: 'Guess a country' })
const row = (index: number) => screen.getAllByRole('listitem')[index] as HTMLElement

async function openDaily(lang: string, stored: Record<string, string> = {}) {
  const store = memoryStore(stored)
  const { user } = await renderApp('/daily', fakeBrowser({ store, language: () => lang }))
  await screen.findByRole('heading', { name: 'Daily Puzzle' })
  const guess = async (text: string, name: string) => {
    await user.type(field(), text)
    await user.click(screen.getByRole('option', { name }))
  }
  return { user, store, guess }
}

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

const CHOSEN = { [SETTINGS]: '{"language":"browser"}' }

describe('the language of names and numbers', () => {
  it('is English until another is chosen; then every name, number and date changes at once, and it is kept', async () => {
    const { user, store, guess } = await openDaily('de-AT')
    await guess('Italy', 'Italy')
    expect(row(0)).toHaveTextContent('Italy')
    expect(document.querySelector('[lang], bdi')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Settings' }))
    const choice = within(await screen.findByRole('group', { name: 'Country names and numbers' }))
    expect(choice.getByRole('radio', { name: 'English' })).toBeChecked()
    await user.click(choice.getByRole('radio', { name: 'Deutsch' }))
    await vi.dynamicImportSettled()
    expect(choice.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
    // Within act() nothing is drawn again for what has arrived until something else happens, as in a browser it is.
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(row(0)).toHaveTextContent(/Italien/)
    expect(within(row(0)).getByText('Italien')).toHaveAttribute('lang', 'de-AT')
    expect(screen.getByText('21. November 2026')).toHaveAttribute('lang', 'de-AT')
    expect(screen.getByRole('status')).toHaveTextContent(/^Italien, /)
    expect(JSON.parse(store.get(SETTINGS) ?? '')).toMatchObject({ language: 'browser' })
  })

  it('is the chosen one from the first picture on, in what is found, announced, revealed and counted', async () => {
    const { user, guess } = await openDaily('de', CHOSEN)
    await user.type(field(), 'reich')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain(german('FR'))
    await user.clear(field())
    for (const { id } of wrong.slice(0, 3)) await guess(german(id), german(id))
    for (const { id, name } of wrong.slice(3, 6)) await guess(name, german(id))
    const said = german(answer.id)
    expect(screen.getByRole('img', { name: `Outline of ${said}` })).toBeVisible()
    expect(screen.getByText(/^The answer was/)).toHaveTextContent(`The answer was ${said}.`)
    expect(screen.getByRole('status')).toHaveTextContent(`The answer was ${said}`)
    const far = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(far.some((text) => /\d\.\d{3} km/.test(text ?? ''))).toBe(true)
    expect(far.some((text) => /\d,\d{3} km/.test(text ?? ''))).toBe(false)
    expect(await screen.findByText('Guess distribution')).toBeVisible()
  })

  it('marks what was typed in the name that is shown', async () => {
    const { user } = await openDaily('tr', CHOSEN)
    await user.type(field(), 'ital')
    const option = screen.getByRole('option', { name: 'İtalya' })
    expect(option.querySelector('.search-match')).toHaveTextContent('İtal')
    expect(option.querySelector('bdi')).toHaveAttribute('lang', 'tr')
  })

  it.each(['en-GB', 'en', 'tlh', 'no such language', ''])(
    'is not to be chosen where the browser is in “%s”',
    async (lang) => {
      const { user } = await openDaily(lang)
      await user.click(screen.getByRole('button', { name: 'Settings' }))
      await screen.findByRole('group', { name: 'Theme' })
      expect(screen.queryByRole('group', { name: 'Country names and numbers' })).toBeNull()
    },
  )

  it('stays English where the one that was chosen is not known any more', async () => {
    const { guess } = await openDaily('no such language', CHOSEN)
    await guess('Italy', 'Italy')
    expect(row(0)).toHaveTextContent('Italy')
  })

  it.each([
    ['de-AT', 'Deutsch'],
    ['ja', '日本語'],
    ['ar-EG', 'العربية'],
    ['zh-TW', '中文'],
  ])('%s is called %s', (lang, name) => {
    expect(languageName(lang, 'en')).toBe(name)
  })
})
