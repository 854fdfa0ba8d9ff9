import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { newSheet, numberOfSheet } from '../../src/machines/classroom/sheet'
import { fakeBrowser, renderApp } from './renderApp'

const sheet = newSheet('twenty', 6, 41)
const number = numberOfSheet(sheet)
const outlines = () => screen.getAllByRole('img', { name: /^Outline \d+$/ })
const typed = async (user: Awaited<ReturnType<typeof renderApp>>['user'], text: string) => {
  await user.type(screen.getByRole('textbox', { name: 'Sheet number' }), text)
  await user.click(screen.getByRole('button', { name: 'Open' }))
}

describe('the page with sheets for paper', () => {
  it('says in a sentence that a number is wrong or of a later version, typed or in its address', async () => {
    const wrong = number.replace(/.$/, (figure) => String((Number(figure) + 1) % 10))
    const { user } = await renderApp(`/teach/sheets#${wrong}`)
    expect(screen.getByRole('alert')).toHaveTextContent('No sheet has this number.')
    expect(screen.queryAllByRole('img')).toEqual([])
    await typed(user, number)
    expect(outlines()).toHaveLength(6)
    await typed(user, wrong)
    const field = screen.getByRole('textbox', { name: 'Sheet number' })
    expect(field).toHaveAccessibleDescription(/No sheet has this number\./)
    expect(outlines()).toHaveLength(6)
    await user.clear(field)
    await typed(user, '200100000104')
    expect(field).toHaveAccessibleDescription(/This sheet needs a newer version of the game\./)
  })

  it('offers no more outlines than a deck has, and says where they cannot be loaded', async () => {
    const fetchText = async () => '<!doctype html>'
    const { user } = await renderApp('/teach/sheets', fakeBrowser({ fetchText }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Deck' }), 'Oceania')
    expect(screen.getByRole('radio', { name: '6' })).toBeChecked()
    expect(screen.getByRole('radio', { name: '12' })).toBeDisabled()
    expect(await screen.findByText('The outlines of this sheet could not be loaded.')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Deck' }), 'The Twenty')
    expect(screen.getByRole('radio', { name: '12' })).toBeEnabled()
  })

  it('saves a page, all pages and a relief as files that do not name a country', async () => {
    const saved: [name: string, content: Blob][] = []
    const saveFile = (name: string, content: Blob) => void saved.push([name, content])
    const reportsTo = 'https://example.org/write'
    const { user } = await renderApp(`/teach/sheets#${number}`, fakeBrowser({ saveFile, reportsTo }))
    await user.click(screen.getByRole('checkbox', { name: 'Tactile, one outline per page' }))
    expect(await screen.findByRole('link', { name: 'Write to them' })).toHaveAttribute('href', reportsTo)
    const all = await screen.findByRole('button', { name: 'Save all as one SVG' })
    await waitFor(() => expect(all).toBeEnabled())
    await user.click(all)
    await user.click(screen.getByRole('button', { name: 'Save as SVG, Outline 2' }))
    await user.click(screen.getByRole('button', { name: 'Save relief (STL), Outline 2' }))
    expect(saved.map(([name, { type }]) => [name, type])).toEqual([
      [`outlines-${number}.svg`, 'image/svg+xml'],
      [`outline-${number}-2.svg`, 'image/svg+xml'],
      [`outline-${number}-2.stl`, 'model/stl'],
    ])
    const [whole = '', one = ''] = await Promise.all(saved.slice(0, 2).map(([, content]) => content.text()))
    expect(whole).toContain('height="1470mm"')
    const drawn = /<path d="[^"]*"/.exec(one)?.[0] as string
    expect(whole.match(/<path d="[^"]*"/g)?.[1]).toBe(drawn)
    const file = await (saved[2] as [string, Blob])[1].arrayBuffer()
    expect(file.byteLength).toBe(84 + 50 * new DataView(file).getUint32(80, true))
  })

  it('says where the outlines for touch cannot be loaded, and asks for them again', async () => {
    const browser = fakeBrowser()
    let isBroken = true
    const fetchText = async (url: string) => (isBroken ? '<!doctype html>' : browser.fetchText(url))
    const { user } = await renderApp(`/teach/sheets#${number}`, { ...browser, fetchText })
    await user.click(screen.getByRole('checkbox', { name: 'Tactile, one outline per page' }))
    expect(await screen.findByText('The outlines of this sheet could not be loaded.')).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save all as one SVG' })).toBeEnabled())
  })
})
