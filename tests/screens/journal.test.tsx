import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countryOf } from '../../src/geo/countries'
import { encodeBackup } from '../../src/machines/backup'
import { dailyTarget } from '../../tools/puzzles'
import { memoryStore } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { fakeBrowser, renderApp } from './renderApp'

const answer = countryOf(dailyTarget('2026-11-21'))
const UNSAVED = 'Your progress cannot be saved in this browser. You can play all the same.'

const refuse = () => {
  throw new Error('full')
}

describe('the record on a screen', () => {
  it('counts the days of a backup as soon as it is taken in', async () => {
    const { user } = await renderApp('/daily')
    await user.type(await screen.findByRole('combobox', { name: 'Guess a country' }), answer.name)
    await user.click(screen.getByRole('option', { name: answer.name }))
    const played = await screen.findByText('Played', { selector: 'dt' })
    expect(played.nextSibling).toHaveTextContent('1')
    const dates = ['2026-11-18', '2026-11-19', '2026-11-20'] as const
    const text = encodeBackup(dates.map((date) => dayOf(date, 'PL', ['PL'])))
    await user.click(screen.getByRole('button', { name: 'Settings' }))
    await user.upload(await screen.findByLabelText('Load from a file'), new File([text], 'record.json'))
    await screen.findByText('3 days taken in.')
    expect(played.nextSibling).toHaveTextContent('4')
  })
})

describe('a browser that stores nothing', () => {
  it.each(['/daily', '/practice'] as const)('is told of on %s', async (path) => {
    const store = { ...memoryStore(), get: refuse, set: refuse }
    await renderApp(path, fakeBrowser({ store }))
    expect(await screen.findByText(UNSAVED)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Guess a country' })).toBeEnabled()
  })
})
