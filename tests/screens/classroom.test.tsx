import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../../src/entry/browser'
import { placeOf } from '../../src/geo/places'
import { type Attempt, withGuess, withNext } from '../../src/machines/classroom/attempt'
import { choosableIn, newClassSet, plainClassRules } from '../../src/machines/classroom/classSet'
import { tokenOfSet } from '../../src/machines/classroom/setLink'
import { keepAttempt, readAttempts } from '../../src/machines/classroom/storedAttempt'
import { keepSet, keptSets } from '../../src/machines/classroom/storedClass'
import { targetOf } from '../../src/machines/schedule/dailies'
import type { UtcDate } from '../../src/machines/schedule/day'
import { HardMap } from '../../src/ui/classroom/ClassMaps'
import { Findings } from '../../src/ui/classroom/Findings'
import { memoryStore, storeElsewhere } from '../machines/memoryStore'
import { InEnglish } from './inEnglish'
import { fakeBrowser, field, NOON, renderApp } from './renderApp'

const set = newClassSet('world', ['FR', 'TD'], plainClassRules, NOON, 3)
const link = `/class#${tokenOfSet(set)}`
const button = (name: string) => screen.getByRole('button', { name })

/** The page of sets, as often as it is loaded in one tab. */
async function open(path = '/teach', changes: Partial<Browser> = {}) {
  let seed = 0
  const browser = fakeBrowser({ seed: () => ++seed, ...changes })
  const { user } = await renderApp(path, browser)
  const reload = () => {
    cleanup()
    return open(path, browser)
  }
  return { user, browser, reload }
}

/** The page on which a set is made. */
async function openMaker(changes: Partial<Browser> = {}) {
  const opened = await open('/teach', changes)
  await screen.findByRole('button', { name: 'Make the set' })
  const { user } = opened
  await user.click(button('More'))
  const from = (deck: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Choose from' }), deck)
  const add = async (name: string) => {
    await user.type(screen.getByRole('combobox', { name: 'Add a country' }), name)
    await user.click(await screen.findByRole('option', { name }))
  }
  return { ...opened, from, add }
}

/** What was chosen, in its order. */
const chosen = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((each) => each.getAttribute('aria-label')?.slice(7))

describe('the page on which a set is made', () => {
  it('the field says of a country that it is in the set, or has no outline, and speaks of no guess', async () => {
    const { user } = await renderApp('/teach')
    const add = await screen.findByRole('combobox', { name: 'Add a country' })
    await user.type(add, 'Chad{Enter}')
    await user.type(add, 'Chad')
    expect(screen.getByText('Chad is in the set already.')).toBeVisible()
    await user.clear(add)
    await user.type(add, 'Vatican City')
    expect(screen.getByText('Vatican City has no outline, and cannot be chosen.')).toBeVisible()
    expect(screen.queryByText(/guess \d/)).toBeNull()
  })

  it('has what was chosen from the world again after a look at a continent', async () => {
    const { from, add, user } = await openMaker()
    for (const name of ['Chad', 'Italy', 'Peru', 'Norway']) await add(name)
    await from('europe')
    expect(chosen()).toEqual(['Italy', 'Norway'])
    await from('world')
    expect(chosen()).toEqual(['Chad', 'Italy', 'Peru', 'Norway'])
    await from('europe')
    await add('Spain')
    await user.click(button('Remove Norway'))
    await from('world')
    expect(chosen().toSorted()).toEqual(['Chad', 'Italy', 'Peru', 'Spain'])
  })

  it('has the set that is being made again after a reload, and none once it is made', async () => {
    const { from, add, user, reload, browser } = await openMaker()
    await from('africa')
    await add('Chad')
    await user.click(screen.getByRole('radio', { name: 'Turned outline' }))
    await user.click(screen.getByRole('checkbox', { name: 'Reveal the continent' }))
    const { user: later } = await reload()
    await screen.findByRole('button', { name: 'Make the set' })
    expect(chosen()).toEqual(['Chad'])
    expect(screen.getByRole('combobox', { name: 'Choose from' })).toHaveValue('africa')
    expect(screen.getByRole('radio', { name: 'Turned outline' })).toBeChecked()
    await later.click(button('Make the set'))
    await screen.findByRole('heading', { name: 'For the class' })
    expect(keptSets(browser.store)[0]?.set).toMatchObject({
      deck: 'africa',
      countries: ['TD'],
      rules: { outline: 'turned', region: true },
    })
    await reload()
    await screen.findByRole('button', { name: 'Make the set' })
    expect(chosen()).toEqual([])
  })

  it.each(['{', '{"deck":"moon"}', '{"deck":"world","picked":["XX"],"rules":{}}'])(
    'begins anew where a tab has kept what it cannot read, %s',
    async (text) => {
      const tab = memoryStore({ 'world-outline.setDraft': text })
      await openMaker({ tab })
      expect(chosen()).toEqual([])
    },
  )

  it('says that the set is full where there is no room for a country', async () => {
    const names = choosableIn('world').map((code) => placeOf(code).name)
    const { add, user } = await openMaker()
    for (let time = 0; time < 4; time++) await user.click(button('Add 10 at random'))
    expect(button('Add 5 at random')).toBeDisabled()
    const full = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    expect(full().join('')).toBe('')
    const before = chosen()
    const [other, first] = [names.find((name) => !before.includes(name)) ?? '', before[0] ?? '']
    await add(other)
    expect(chosen()).toEqual(before)
    expect(full()).toContain('Chosen: 40 (at most 40)')
    await user.click(button(`Remove ${first}`))
    expect(full().join('')).toBe('')
    await add(other)
    expect(chosen()).toEqual([...before.slice(1), other])
  })

  it.each([
    ['Europe 10', 10],
    ['Capes and islands', 12],
  ])('has %s ready to be handed out, in place of what was chosen', async (name, count) => {
    const { add, user, browser } = await openMaker()
    await add('Chad')
    await user.click(button(name))
    expect(chosen()).toHaveLength(count)
    expect(chosen()).not.toContain('Chad')
    await user.click(button('Make the set'))
    await screen.findByRole('heading', { name: 'For the class' })
    expect(keptSets(browser.store)[0]?.set.countries).toHaveLength(count)
  })

  it('has the puzzles of the last seven days, and not that of today', async () => {
    const { user } = await openMaker()
    await user.click(button('This week’s dailies'))
    const days = [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}` as UtcDate)
    const names = days.flatMap((date) =>
      (['twenty', 'world'] as const).map((deck) => placeOf(targetOf({ deck, date })).name),
    )
    expect(chosen()).toEqual([...new Set(names)])
  })

  it('makes one set with two presses at once', async () => {
    const { add, browser } = await openMaker()
    await add('Chad')
    const make = button('Make the set')
    // Before the page has gone on.
    act(() => {
      make.click()
      make.click()
    })
    await screen.findByRole('heading', { name: 'For the class' })
    expect(keptSets(browser.store)).toHaveLength(1)
  })

  it('goes on with the next country by keyboard where one is taken out, and then with the last', async () => {
    const { add, user } = await openMaker()
    for (const name of ['Chad', 'Italy', 'Peru']) await add(name)
    await user.click(button('Remove Italy'))
    expect(button('Remove Peru')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(button('Remove Chad')).toHaveFocus()
  })
})

describe('the desk of a set', () => {
  it('makes one other set with two presses at once', async () => {
    const store = memoryStore()
    keepSet(store, set, NOON)
    await open(link, { store })
    const desk = () => document.querySelector('.class-desk')
    await screen.findByRole('heading', { name: 'For the class' })
    await waitFor(() => expect(desk()).not.toHaveAttribute('data-settling'))
    const again = () => {
      fireEvent.click(button('More'))
      return button('Same questions, different order')
    }
    const first = again()
    // Twice before the page has gone on.
    act(() => {
      first.click()
      first.click()
    })
    expect(first).not.toBeInTheDocument()
    expect(keptSets(store)).toHaveLength(2)
    await waitFor(() => expect(desk()).not.toHaveAttribute('data-settling'))
    fireEvent.click(again())
    expect(keptSets(store)).toHaveLength(3)
  })

  it('leads to what pupils see and back, and is read on from the heading', async () => {
    const store = memoryStore()
    keepSet(store, set, NOON)
    const { user } = await open(link, { store })
    await screen.findByRole('heading', { name: 'For the class' })
    await waitFor(() => expect(document.querySelector('.class-desk')).not.toHaveAttribute('data-settling'))
    await user.click(button('Try it yourself'))
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(button('To the register'))
    expect(await screen.findByRole('heading', { name: 'For the class' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

describe('a set that is played', () => {
  it('has the focus in the field, also where it goes on, and at its heading where a country is done with', async () => {
    const { user, reload } = await open(link)
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await waitFor(() => expect(field()).toHaveFocus())
    await user.type(field(), 'Italy')
    await user.click(screen.getByRole('option', { name: 'Italy' }))
    const { user: later, reload: again } = await reload()
    await later.click(await screen.findByRole('button', { name: 'Continue: 1 of 2' }))
    await waitFor(() => expect(field()).toHaveFocus())
    await later.type(field(), 'France')
    await later.click(screen.getByRole('option', { name: 'France' }))
    const { user: last } = await again()
    await last.click(await screen.findByRole('button', { name: 'Continue: 1 of 2' }))
    expect(await screen.findByRole('button', { name: 'Next outline' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await last.click(button('Next outline'))
    expect(field()).toHaveFocus()
    await last.type(field(), 'Chad')
    await last.click(screen.getByRole('option', { name: 'Chad' }))
    await waitFor(() => expect(screen.getByRole('main')).not.toHaveAttribute('data-settling'))
    await last.click(button('See the result'))
    expect(await screen.findByRole('heading', { name: '2 of 2 found' })).toHaveFocus()
    await last.click(button('Play Again'))
    expect(within(screen.getByRole('main')).getByText('2 of 2 found')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })
})

describe('a set that asks where countries are', () => {
  it('is made without rules for outlines, and played by the list with one choice for each, answered at once', async () => {
    const { add, user, browser } = await openMaker()
    await add('Chad')
    await add('Norway')
    await user.click(screen.getByRole('radio', { name: 'Where is it?' }))
    expect(screen.queryByRole('combobox', { name: 'Guesses for each outline' })).toBeNull()
    await user.click(button('Make the set'))
    await screen.findByRole('heading', { name: 'For the class' })
    await user.click(button('More'))
    expect(screen.queryByRole('button', { name: 'Print a sheet' })).toBeNull()
    await waitFor(() => expect(document.querySelector('.class-desk')).not.toHaveAttribute('data-settling'))
    await user.click(button('Try it yourself'))
    expect(screen.getByText('2 countries to find on the globe')).toBeVisible()
    expect(screen.queryByText(/for each outline/)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await screen.findByRole('heading', { name: 'Where is Chad?' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(button('Choose a region instead'))
    await user.click(screen.getByRole('radio', { name: 'Polynesia' }))
    await user.click(button('Confirm pin'))
    const next = await screen.findByRole('button', { name: 'Next question' })
    expect(next).toHaveFocus()
    expect(next).toHaveAccessibleDescription(
      /^Not this time\. Chad: .* It is in this region: Central Africa\.$/,
    )
    await waitFor(() => {
      fireEvent.click(next)
      expect(screen.getByText('Where is Norway?')).toBeVisible()
    })
    await user.click(screen.getByRole('radio', { name: 'Northern Europe' }))
    await user.click(button('Confirm pin'))
    await waitFor(() => {
      fireEvent.click(button('See the result'))
      expect(screen.getByRole('heading', { name: '1 of 2 found' })).toHaveFocus()
    })
    expect(screen.getByRole('row', { name: 'Chad missed' })).toBeVisible()
    expect(screen.getByRole('row', { name: 'Norway 1' })).toBeVisible()
    expect(readAttempts(browser.store)[0]?.guesses).toEqual([['WS'], ['NO']])
  })
})

describe('a set that asks where countries are, in two tabs', () => {
  it('shows what another tab answers, and goes on when its own pupil does', async () => {
    const places = newClassSet('world', ['FR', 'TD', 'NO'], { ...plainClassRules, asks: 'where' }, NOON, 3)
    const store = memoryStore()
    const { user } = await open(`/class#${tokenOfSet(places)}`, { store })
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await screen.findByRole('heading', { name: 'Where is France?' })
    const [begun] = readAttempts(store)
    const further = withNext(withGuess(begun as Attempt, 'FR'))
    act(() => storeElsewhere(store, (elsewhere) => void keepAttempt(elsewhere, further)))
    expect(screen.getByText('Where is France?')).toBeVisible()
    await waitFor(() => {
      fireEvent.click(button('Next question'))
      expect(screen.getByText('Where is Chad?')).toBeVisible()
    })
    expect(readAttempts(store)[0]?.guesses).toEqual([['FR'], []])
  })
})

describe('the map of what was hard', () => {
  it('says of each country how many have found it, and none of them looks like a button', () => {
    const tallies = [{ country: 'FR', found: 4, asked: 5, guesses: 2 }] as const
    render(<HardMap deck="world" tallies={tallies} />, { wrapper: InEnglish })
    const map = within(screen.getByRole('group', { name: 'What was hard' }))
    expect(map.getByRole('img', { name: 'France: found by 4 of 5' })).toBeInTheDocument()
    expect(map.queryByRole('button')).toBeNull()
  })
})

describe('what a class mistook', () => {
  const taken = ['IT', 'ES', 'DE', 'PL'] as const
  const mixedUp = (...times: readonly number[]) => {
    const confusions = times.map(
      (each, at) => ({ country: 'FR', taken: taken[at] ?? 'IT', times: each }) as const,
    )
    render(<Findings tallies={[]} confusions={confusions} />, { wrapper: InEnglish })
    return screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  }

  it('is told in full while it is little, and else only where it happened again', () => {
    expect(mixedUp(2, 1)).toEqual(['Italy instead of France: 2 times', 'Spain instead of France: once'])
    cleanup()
    expect(mixedUp(3, 2, 1, 1)).toEqual([
      'Italy instead of France: 3 times',
      'Spain instead of France: 2 times',
    ])
    cleanup()
    expect(mixedUp(1, 1, 1, 1)).toEqual([])
    expect(screen.queryByText('Common mix-ups')).toBeNull()
  })
})

describe('a link that opens nothing', () => {
  it.each([
    ['/class#x', 'Teach', '/teach'],
    ['/challenge#x', 'Friends', '/friends'],
  ])('leads to the place of what it would have opened: %s', async (path, name, place) => {
    await renderApp(path, fakeBrowser())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This link is incomplete')
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute('href', place)
  })
})
