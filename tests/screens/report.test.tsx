import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ANSWER } from '../../tools/answers'
import { dailyTarget } from '../../tools/puzzles'
import { readReport } from '../../tools/readReport'
import { refuse } from '../machines/memoryStore'
import { fakeBrowser, playOn, renderApp } from './renderApp'

const TITLE = { name: 'Copy a report' }

/** The text in the field of the report. */
const shown = async () =>
  ((await screen.findByRole('textbox', { name: 'Report' })) as HTMLTextAreaElement).value

async function openFromSettings(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Settings' }))
  const button = await screen.findByRole('button', TITLE)
  await user.click(button)
  return button
}

it('The settings show a report of what was played before it is copied, and copy just that', async () => {
  const copyText = vi.fn(async () => {})
  const { user, guess } = await playOn('/daily', fakeBrowser({ copyText }))
  await guess('Italy')
  const button = await openFromSettings(user)
  const text = await shown()
  expect(button).toBeVisible()
  const dialog = screen.getByRole('dialog', TITLE)
  expect(dialog).toHaveTextContent('goes nowhere unless you paste it somewhere')
  expect(copyText).not.toHaveBeenCalled()
  const report = readReport(text)
  expect(report).toMatchObject({
    kind: 'report',
    browser: 'A browser',
    language: 'en',
    size: '360×640',
    rounds: [],
  })
  expect(text).toContain('"event":"guess","country":"IT"')
  expect(text).not.toContain(`"${dailyTarget('2026-11-21')}"`)
  // It takes no press of a double click.
  await waitFor(() => expect(dialog).not.toHaveAttribute('data-settling'))
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
  expect(copyText).toHaveBeenCalledExactlyOnceWith(text)
  expect(await within(dialog).findByText('Copied!')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', TITLE)).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

it('Where it cannot be copied, the report is selected to be copied by hand', async () => {
  const copyText = () => Promise.reject(new Error('No clipboard'))
  const { user } = await renderApp('/about', fakeBrowser({ copyText }))
  await openFromSettings(user)
  await shown()
  const dialog = screen.getByRole('dialog', TITLE)
  await waitFor(() => expect(dialog).not.toHaveAttribute('data-settling'))
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
  expect(await within(dialog).findByText('Failed to copy to clipboard')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Report' })).toHaveFocus()
})

it('A round that is over is in the report, also one that could not be stored', async () => {
  const refusing = fakeBrowser()
  const { user, guess } = await playOn('/daily', { ...refusing, store: { ...refusing.store, set: refuse } })
  const target = dailyTarget('2026-11-21')
  await guess('Italy', ANSWER)
  await openFromSettings(user)
  expect(readReport(await shown())).toMatchObject({
    rounds: [{ round: 'daily.twenty.2026-11-21', target, guesses: ['IT', target] }],
  })
})

it('The error screen offers the report, too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderApp('/daily', {
    ...fakeBrowser(),
    get openAudio(): never {
      throw new Error('broken on purpose')
    },
  })
  await screen.findByRole('heading', { name: 'Unexpected Application Error!' })
  await user.click(await screen.findByRole('button', TITLE))
  expect(readReport(await shown())).toMatchObject({ kind: 'report', version: 'aBcDeFgH' })
  vi.restoreAllMocks()
})
