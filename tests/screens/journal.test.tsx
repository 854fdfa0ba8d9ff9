import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tokenOfSet } from '../../src/machines/classroom/setLink'
import { gameIn } from '../../src/machines/openGames'
import { dailyOf, practice } from '../../tools/puzzles'
import { threeOf } from '../classroom/sets'
import { throwing } from '../machines/appDriver'
import { attemptsOf, quizzesOf, runsOf } from '../machines/series'
import { fakeBrowser, NOON, playOn, renderApp } from './renderApp'

const FAILED = 'Something went wrong here. Your games are safe.'

describe('a game that fails', () => {
  it.each([
    ['/daily', dailyOf('2026-11-21')],
    ['/practice', practice],
  ] as const)('says so on %s, and goes on with its guesses once it is tried again', async (path, puzzle) => {
    const { app, user, guess } = await playOn(path)
    await guess('Poland')
    act(() => gameIn(app.getSnapshot(), puzzle)?.send(throwing('sync', 'round')))
    expect(screen.getByText(FAILED)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText(FAILED)).toBeNull()
    await guess('Egypt')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Poland'),
      expect.stringContaining('Egypt'),
    ])
  })
})

describe('a run that fails', () => {
  it('says so, and goes on once it is tried again', async () => {
    let now = NOON
    const browser = fakeBrowser({ now: () => now })
    const { app, user } = await renderApp('/sprint', browser)
    const skip = () => {
      now += 1000
      return user.click(screen.getByRole('button', { name: 'Skip' }))
    }
    await user.click(screen.getByRole('button', { name: 'Start', description: 'Sprint of the day' }))
    await skip()
    act(() => runsOf(app, browser).send(throwing('tick', 'at')))
    expect(screen.getByText(FAILED)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText(FAILED)).toBeNull()
    await skip()
    expect(runsOf(app, browser).getSnapshot().context.progress?.moves).toHaveLength(2)
  })
})

describe('the attempt at a set that fails', () => {
  it('says so, and goes on once it is tried again', async () => {
    const browser = fakeBrowser()
    const { app, user } = await renderApp(`/class#${tokenOfSet(threeOf())}`, browser)
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await user.type(await screen.findByRole('combobox', { name: 'Guess a country' }), 'Poland{Enter}')
    act(() => attemptsOf(app, browser).send(throwing('sync', 'attempt')))
    expect(screen.getByText(FAILED)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('listitem')).toHaveTextContent('Poland')
  })
})

describe('a quiz that fails', () => {
  it('says so in its dialog, and goes on once it is tried again there', async () => {
    const browser = fakeBrowser()
    const { app, user, guess } = await playOn('/daily', browser)
    await guess('France')
    await user.click(await screen.findByRole('button', { name: 'Quiz' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiz: France' }))
    await user.click(await dialog.findByRole('button', { name: 'Skip' }))
    act(() => quizzesOf(app, browser).send(throwing('sync', 'progress')))
    expect(dialog.getByText(FAILED)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(dialog.getByText('Question 2 of 4')).toBeVisible()
  })
})
