import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PAGES } from '../../src/routes/pages'
import { LANGUAGES } from '../../src/ui/words/languages'
import { renderApp } from './renderApp'

// An address that has no page leads home, so that from there it is a tap more.
const pages = PAGES.filter((page) => page !== '404')

/** Pages to which the links in view lead. */
const pagesInView = () =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href')?.replace(/[?#].*/, ''))

it.each(pages)('From %s every page is two taps away at most, and every language three', async (page) => {
  const { user } = await renderApp(page)
  const near = pagesInView()
  await user.click(screen.getByRole('button', { name: 'Contents' }))
  const contents = within(await screen.findByRole('dialog', { name: 'Contents' }))
  expect(contents.getByRole('button', { name: 'Statistics' })).toBeVisible()
  near.push(...pagesInView())
  expect(pages.filter((other) => !near.includes(other))).toEqual([])
  const summary = contents.getByText('English', { selector: 'summary' })
  await user.click(summary)
  const links = within(summary.parentElement as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(LANGUAGES)
})
