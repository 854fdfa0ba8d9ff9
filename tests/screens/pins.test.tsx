import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countryOf } from '../../src/geo/countries'
import { worldRegionOf } from '../../src/geo/worldRegions'
import { pinnedOn } from '../../src/machines/pins/pinnedCountries'
import { utcDateOf } from '../../src/machines/schedule/day'
import { eraseAll } from '../../src/machines/store/erasure'
import { PAUSE } from '../../src/ui/parts/useSettling'
import { english } from '../../src/ui/words/english'
import { localeOf } from '../../src/ui/words/locale'
import { memoryStore } from '../machines/memoryStore'
import { fakeBrowser, NOON, renderApp } from './renderApp'

const countries = pinnedOn(utcDateOf(NOON))
const nameAt = (place: number) => countryOf(countries[place] ?? 'FR').name

const globe = () => screen.findByRole('application')
const button = (name: string) => screen.getByRole('button', { name })
const question = (place: number) => {
  const name = english.nameInSentence(countryOf(countries[place] ?? 'FR'))
  return screen.findByRole('heading', { name: `Where is ${name}?` })
}

/** Keys to 44° N 10° E, 31° N 32° E, 29° N 33° E, 42° N 28° E and 26° N 51° E, each near a coast. */
const COASTS = [
  'ArrowUp ArrowUp down left left left left left',
  'ArrowUp ArrowRight up right right',
  'ArrowUp ArrowRight down right right right',
  'ArrowUp ArrowUp ArrowRight down down down left left',
  'ArrowUp ArrowRight ArrowRight down down down down right right right right right right',
]

/** Opens the page; presses count again after the time of a double click. */
async function openPins(path = '/pins', store = memoryStore(), now = NOON) {
  const copyText = vi.fn(async () => {})
  const { user, ...others } = await renderApp(path, fakeBrowser({ store, copyText, now: () => now }))
  const goOn = async (name: string) => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE + 20))
    await user.click(button(name))
  }
  return { user, store, copyText, goOn, ...others }
}

type Played = Awaited<ReturnType<typeof openPins>>

/** Chooses the region of each country from the list, from a pin on. */
async function playByList({ user, goOn }: Played, from = 0) {
  const { say } = await spoken()
  for (let place = from; place < 5; place++) {
    await question(place)
    const list = screen.queryByRole('button', { name: 'Choose a region instead' })
    if (list) await user.click(list)
    await user.click(
      screen.getByRole('radio', { name: say(`regions.${worldRegionOf(countries[place] ?? 'FR')}`) }),
    )
    await user.click(button('Confirm pin'))
    await goOn(place < 4 ? 'Next pin' : 'See the result')
  }
}

async function spoken() {
  const locale = localeOf('en')
  await locale.sections.rest.load()
  return locale
}

afterEach(() => vi.restoreAllMocks())

describe('Five Pins', () => {
  it('is won by the list alone, says so, and shares it', async () => {
    const played = await openPins()
    await playByList(played)
    const heading = await screen.findByRole('heading', { name: '500 of 500 points' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('Streak 1')).toBeInTheDocument()
    const next = screen.getByRole('link', { name: 'Daily Puzzle · not played' })
    expect(button('Share Result').compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await played.user.click(button('Share Result'))
    expect(played.copyText).toHaveBeenCalledWith(
      [
        'The World Outline Game · Five Pins · 2026-11-21 · 500/500 📋',
        '🟩🟩🟩🟩🟩',
        'Play at https://example.org/pins #WorldOutline',
      ].join('\n'),
    )
    const named = { name: `The Earth with ${nameAt(3)} and your pin` }
    expect(screen.queryByRole('img', named)).toBeNull()
    await played.user.click(button(`${nameAt(3)} 100`))
    expect(screen.getByRole('img', named)).toBeInTheDocument()
  })

  it('goes on with the open pin after it is loaded anew, and shows its state where it is listed', async () => {
    const { user, store, goOn } = await openPins()
    ;(await globe()).focus()
    await user.keyboard('{ArrowUp}{Enter}')
    await goOn('Next pin')
    await question(1)
    expect(await globe()).toHaveFocus()
    cleanup()
    const again = await openPins('/pins', store)
    await question(1)
    expect(screen.getByText('Pin 2 of 5')).toBeInTheDocument()
    await playByList(again, 1)
    const total = (await screen.findByRole('heading', { name: /of 500 points/ })).textContent
    cleanup()
    await openPins('/', store)
    expect(await screen.findByText(String(total).replace(' points', ''))).toBeInTheDocument()
  })

  it('tells nothing of the country but its name before the pin is set', async () => {
    const { user } = await openPins()
    const field = await globe()
    field.focus()
    await user.keyboard('{ArrowUp}')
    const { id, name, centroid } = countryOf(countries[0] ?? 'FR')
    const html = () => document.body.innerHTML
    expect(html().split(name)).toHaveLength(2)
    expect(html()).not.toMatch(new RegExp(`\\b${id}\\b|${centroid.join('|')}`))
    expect(field.querySelector('.earth-turned-to, .earth-name')).toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('img', { name: `The Earth with ${name} and your pin` })).toBeInTheDocument()
  })

  it('tells after each pin the points so far of those possible, and ends with all pins on one globe', async () => {
    const { user, goOn } = await openPins()
    let sum = 0
    for (let place = 0; place < 5; place++) {
      await question(place)
      ;(await globe()).focus()
      await user.keyboard(`${'{ArrowRight}'.repeat(place + 1)}{Enter}`)
      sum += Number(screen.getByText(/^\d+ points?$/).textContent?.match(/\d+/)?.[0])
      const told = screen.getByText(`${sum} of ${100 * (place + 1)}`)
      expect(told).toHaveAttribute('aria-live', 'polite')
      await goOn(place < 4 ? 'Next pin' : 'See the result')
    }
    const end = await globe()
    expect(screen.getByRole('heading', { name: `${sum} of 500 points` })).toHaveFocus()
    expect([...end.querySelectorAll('.earth-number')].map(({ textContent }) => textContent)).toEqual([
      ...'12345',
    ])
    expect(end.querySelectorAll('.earth-turned-to')).toHaveLength(5)
    expect(end.querySelector('.earth-way')?.getAttribute('d')?.match(/M/g)?.length).toBeGreaterThanOrEqual(5)
  })

  it('says of a pin near a coast that it is on land if and only if it is then in a country', async () => {
    const { user, goOn } = await openPins()
    for (const [place, way] of COASTS.entries()) {
      await question(place)
      ;(await globe()).focus()
      for (const key of way.split(' ')) {
        const slight = `{Shift>}{Arrow${key.charAt(0).toUpperCase()}${key.slice(1)}}{/Shift}`
        await user.keyboard(key.startsWith('Arrow') ? `{${key}}` : slight)
      }
      const [spot = '', before] = (screen.getByRole('status').textContent ?? '').split(/, (?=on land|at sea)/)
      await user.keyboard('{Enter}')
      const after = screen.getByText(/^Your pin: /).textContent ?? ''
      expect(after).toContain(spot)
      expect(after.includes('at sea'), after).toBe(before === 'at sea')
      await goOn(place < 4 ? 'Next pin' : 'See the result')
    }
  })

  it.each([
    ['with a pin', '{ArrowUp}'],
    ['without one', ''],
  ])(
    'shows in a tab %s that is not set what another one sets, and then the open question',
    async (_, keys) => {
      const { store, user, goOn } = await openPins()
      await question(0)
      ;(await globe()).focus()
      await user.keyboard(keys || '{Home}')
      act(() => store.hear(setElsewhere(store)))
      await question(0)
      expect(screen.getByText('Your pin: 0° N, 0° E, at sea.')).toBeVisible()
      await goOn('Next pin')
      await question(2)
      expect(screen.getByText('Pin 3 of 5')).toBeVisible()
    },
  )

  it('says that another tab has erased everything, begins anew, and stores that', async () => {
    const { user, store } = await openPins()
    const setPin = async () => {
      ;(await globe()).focus()
      await user.keyboard('{ArrowUp}{Enter}')
    }
    await setPin()
    act(() => void eraseAll(store, '2026-11-21'))
    expect(screen.getByText(/^Everything on this device was erased/)).toBeInTheDocument()
    await question(0)
    expect(screen.getByText('Pin 1 of 5')).toBeInTheDocument()
    await setPin()
    cleanup()
    await openPins('/pins', store)
    await question(1)
  })

  it('has past days, which count for no streak and are shared with their address', async () => {
    const tomorrow = NOON + 86_400_000
    const played = await openPins('/pins?day=2026-11-21', memoryStore(), tomorrow)
    await playByList(played)
    expect(await screen.findByText('Played later')).toBeInTheDocument()
    await played.user.click(button('Share Result'))
    expect(played.copyText).toHaveBeenCalledWith(expect.stringContaining('/pins?day=2026-11-21 #'))
    await played.user.click(screen.getByRole('link', { name: /^Next day/ }))
    expect(await screen.findByText('Pin 1 of 5')).toBeInTheDocument()
  })

  it.each([
    ['2026-11-22', 'That day has not come yet.'],
    ['2026-10-31', 'There was no puzzle yet on that day. The first one was on 1 November 2026.'],
    ['soon', 'There is no such day in the calendar.'],
  ])('says so of the day %s', async (day, words) => {
    await openPins(`/pins?day=${day}`)
    expect(screen.getByText(words)).toBeInTheDocument()
  })
})

/** Another tab of the device sets two pins; returns the key of the record. */
function setElsewhere(store: ReturnType<typeof memoryStore>): string {
  const pins = [1, 2].map((at) => [NOON + at, [0, 0], 100])
  const key = 'world-outline.pins.2026-11-21'
  store.set(key, JSON.stringify({ version: 1, date: '2026-11-21', pins, tables: 1 }))
  return key
}
