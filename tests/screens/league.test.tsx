import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeRound } from '../../src/machines/journal/storedRound'
import { readLeague } from '../../src/machines/league/storedLeague'
import { memoryStore, refuse } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { fakeBrowser, renderApp, unfold } from './renderApp'

const line = (who: string, date: string, score: string, deck = '') =>
  `[21/11/2026, 14:05:33] ${who}: The World Outline Game ${deck}${date} ${score}/6`
const CHAT = [
  line('Anna', '2026-11-19', '3'),
  line('Ben', '2026-11-19', 'X'),
  line('Anna', '2026-11-20', '2'),
  line('Ben', '2026-11-20', '1'),
  line('<img src=x onerror=alert(1)>', '2026-11-20', '4'),
  line('Ben', '2026-11-20', '5', '· World '),
].join('\n')

async function open(store = memoryStore()) {
  const { user } = await renderApp('/friends', fakeBrowser({ store }))
  const opener = await screen.findByRole('button', { name: 'Paste today’s chat' })
  /** Opens the box, if it is closed, which takes the focus. */
  const openBox = async () => {
    if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener)
    return screen.getByRole('textbox', { name: 'Group chat' })
  }
  const add = async (text: string) => {
    await user.clear(await openBox())
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: 'Add results' }))
  }
  return { user, store, opener, openBox, add }
}
const example = () => screen.getByRole('table', { name: /^Example/ })
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

describe('the page of the league', () => {
  it('makes of a chat its tables: standings, guesses, days and two head to head', async () => {
    const { add, opener, openBox, user } = await open()
    expect(example()).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await openBox()).toHaveFocus()
    await add(CHAT)
    // It is said where the box was, below the standings.
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(opener).toHaveFocus()
    expect(opener.nextElementSibling).toHaveTextContent('6 new results.')
    const standings = screen.getByRole('table', { name: 'Standings' })
    expect(standings.compareDocumentPosition(opener)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await openBox()).toHaveValue('')
    expect(rowsOf('Standings')).toEqual([
      ['Rank', 'Player', 'Wins', 'Played', 'Average'],
      ['1', 'Anna', '2', '2', '2.5'],
      ['2', 'Ben', '1', '2', '1'],
      ['3', '<img src=x onerror=alert(1)>', '1', '1', '4'],
    ])
    expect(screen.getByText(/^Most wins first; among equals, the fewest guesses/)).toBeVisible()
    // The standings are the one table until others are asked for.
    expect(screen.getAllByRole('table')).toHaveLength(1)
    for (const name of ['Head to head', 'Days', 'Guess distribution', 'Streaks']) await unfold(user, name)
    expect(rowsOf('Streaks').slice(0, 3)).toEqual([
      ['Player', 'Current streak', 'Longest streak', ''],
      ['Anna', '2', '2', 'Remove'],
      ['Ben', '2', '2', 'Remove'],
    ])
    expect(rowsOf('Guess distribution')).toEqual([
      ['Player', '1', '2', '3', '4', '5', '6', 'X', ''],
      ['Anna', '0', '1', '1', '0', '0', '0', '0', ''],
      ['Ben', '1', '0', '0', '0', '0', '0', '1', ''],
      ['<img src=x onerror=alert(1)>', '0', '0', '0', '1', '0', '0', '0', ''],
    ])
    // The bars say the same.
    const widths = [...document.querySelectorAll('.league-bars')].map((bar) =>
      [...bar.querySelectorAll('rect')].map((part) => Number(part.getAttribute('width'))),
    )
    expect(widths).toEqual([
      [0, 50, 50, 0, 0, 0, 0],
      [50, 0, 0, 0, 0, 0, 50],
      [0, 0, 0, 100, 0, 0, 0],
    ])
    expect(rowsOf('Days')).toEqual([
      ['', 'Anna', 'Ben', '<img src=x onerror=alert(1)>'],
      ['20 November 2026', '2', '1', '4'],
      ['19 November 2026', '3', 'X', ''],
    ])
    expect(document.querySelector('main img')).toBeNull()
    const duel = within(screen.getByRole('region', { name: 'Head to head' }))
    const told = () => duel.getAllByRole('status').map(({ textContent }) => textContent)
    expect(told()).toEqual(['1', '1', '0'])
    await user.selectOptions(duel.getByRole('combobox', { name: 'Player 2' }), '<img src=x onerror=alert(1)>')
    expect(told()).toEqual(['1', '0', '0'])
    await user.click(screen.getByRole('radio', { name: 'The World' }))
    expect(rowsOf('Days')).toEqual([
      ['', 'Ben'],
      ['20 November 2026', '5'],
    ])
    expect(screen.queryByRole('region', { name: 'Head to head' })).not.toBeInTheDocument()
  })

  it('has You in the standings from one’s own days, before and after friends come, and stores nothing of them', async () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-19', 'DE', ['FR', 'DE']))
    writeRound(store, dayOf('2026-11-20', 'PL', ['FR']))
    const { add, user } = await open(store)
    const you = ['You', '1', '1', '2']
    expect(rowsOf('Standings').slice(1)).toEqual([['1', ...you]])
    expect(screen.queryByRole('button', { name: 'Erase the league' })).toBeNull()
    await add(CHAT)
    expect(rowsOf('Standings').map(([, who]) => who)).toEqual([
      ...['Player', 'Anna', 'Ben', 'You', '<img src=x onerror=alert(1)>'],
    ])
    expect(rowsOf('Standings')).toContainEqual(['3', ...you])
    await unfold(user, 'Days')
    await unfold(user, 'Head to head')
    expect(rowsOf('Days').slice(0, 2)).toEqual([
      ['', 'Anna', 'Ben', 'You', '<img src=x onerror=alert(1)>'],
      ['20 November 2026', '2', '1', '', '4'],
    ])
    const duel = within(screen.getByRole('region', { name: 'Head to head' }))
    await user.selectOptions(duel.getByRole('combobox', { name: 'Player 2' }), 'You')
    expect(duel.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['0', '1', '0'])
    expect(screen.queryByRole('button', { name: /^Remove, (You)?$/ })).toBeNull()
    expect(readLeague(store).map(({ who }) => who)).not.toContain('')
    await user.click(screen.getByRole('button', { name: 'Erase the league' }))
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    expect(rowsOf('Standings').slice(1)).toEqual([['1', ...you]])
  })

  it('counts what a chat has under one’s own name as one’s own, once one has said which it is', async () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-20', 'DE', ['FR', 'DE']))
    const { add, user } = await open(store)
    expect(screen.queryByRole('combobox', { name: 'You are' })).toBeNull()
    await add(CHAT)
    await user.selectOptions(screen.getByRole('combobox', { name: 'You are' }), 'Anna')
    expect(rowsOf('Standings').slice(1)).toEqual([
      ['1', 'You', '2', '2', '2.5'],
      ['2', 'Ben', '1', '2', '1'],
      ['3', '<img src=x onerror=alert(1)>', '1', '1', '4'],
    ])
    await unfold(user, 'Streaks')
    expect(screen.getByRole('button', { name: 'Remove, Ben' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove, Anna' })).toBeNull()
    await add(line('Anna', '2026-11-18', '1'))
    expect(rowsOf('Standings')[1]).toEqual(['1', 'You', '3', '3', '2'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'You are' }), '')
    expect(rowsOf('Standings').map(([, who]) => who)).toContain('Anna')
    // A section stays as it was left.
    cleanup()
    await open(store)
    expect(screen.getByRole('table', { name: 'Streaks' })).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Days' })).toBeNull()
  })

  it('says what came of a text: nothing new, nothing at all, or results without a name', async () => {
    const { add, user, openBox, store } = await open()
    await add(CHAT)
    await add(CHAT)
    expect(screen.getByText('All of these results were there already.')).toBeVisible()
    await add('hello')
    expect(screen.getByText('No daily puzzle results found.')).toBeVisible()
    expect(await openBox()).toHaveValue('hello')
    expect(screen.queryByRole('textbox', { name: /^Player’s name/ })).toBeNull()
    const nameless = 'The World Outline Game 2026-11-18 2/6'
    await add(nameless)
    expect(screen.getByText(/^1 result has no name/)).toBeVisible()
    expect(await openBox()).toHaveValue(nameless)
    expect(screen.getByRole('textbox', { name: 'Player’s name, if the chat has none' })).toHaveFocus()
    await user.keyboard('Dora{Enter}')
    expect(screen.getByText('1 new result.')).toBeVisible()
    expect(readLeague(store)).toContainEqual({ who: 'Dora', deck: 'twenty', date: '2026-11-18', score: 2 })
  })

  it('opens an export, keeps nothing of it but results, takes a player out, and erases all after a question', async () => {
    const { user, store, openBox } = await open()
    await openBox()
    const chat = `${CHAT}\n[21/11/2026, 15:00:00] Anna: a secret`
    await user.upload(screen.getByLabelText('Open an export'), new File([chat], 'chat.txt'))
    expect(await screen.findByText('6 new results.')).toBeVisible()
    expect(
      store
        .keys()
        .map((key) => store.get(key))
        .join(),
    ).not.toMatch(/secret|14:05/)
    await unfold(user, 'Streaks')
    await user.click(screen.getByRole('button', { name: 'Remove, Ben' }))
    const question = within(screen.getByRole('group', { name: 'Remove, Ben' }))
    expect(question.getByText('Ben: erase all results, of both puzzles, from this device?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Keep' }))
    expect(screen.getByRole('button', { name: 'Remove, Ben' })).toHaveFocus()
    expect(readLeague(store)).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Remove, Ben' }))
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    expect(readLeague(store).map(({ who }) => who)).not.toContain('Ben')
    expect(rowsOf('Standings')).toHaveLength(3)
    expect(screen.getByRole('button', { name: /^Remove, <img/ })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Erase the league' }))
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(readLeague(store)).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Erase the league' }))
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    expect(example()).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(readLeague(store)).toEqual([])
  })

  it('says that a result can be made up, that it is on this device only, and where the store refuses', async () => {
    const store = memoryStore()
    const { add, openBox } = await open({ ...store, set: refuse })
    await openBox()
    expect(screen.getByText(/Results aren’t checked.*on this device and in your backup/)).toBeVisible()
    await add(CHAT)
    expect(screen.getByText(/^Nothing can be stored in this browser now\./)).toBeVisible()
    expect(await openBox()).toHaveValue(CHAT)
  })
})
