import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Browser } from '../../src/entry/browser'
import { decks } from '../../src/geo/decks'
import { placeOf } from '../../src/geo/places'
import { readSettings, writeSettings } from '../../src/machines/journal/settings'
import { writeRound } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import { DAILY_DECKS } from '../../src/machines/schedule/dailies'
import { utcDateOf } from '../../src/machines/schedule/day'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { encodeRace } from '../../src/machines/sprint/raceLink'
import { planOfDay } from '../../src/machines/sprint/run'
import { readRuns, runs } from '../../src/machines/sprint/storedRun'
import { endings } from '../../src/routes/lazyEndings'
import { gazetteerOfDeck } from '../../src/ui/field/deckGazetteer'
import { finderOf } from '../../src/ui/field/finder'
import { GuessInput } from '../../src/ui/field/GuessInput'
import { LazyModule } from '../../src/ui/lazyModule'
import { LocaleContext } from '../../src/ui/words/LocaleContext'
import { localeOf } from '../../src/ui/words/locale'
import { dailyOf } from '../../tools/puzzles'
import { memoryStore } from '../machines/memoryStore'
import { dayOf } from '../machines/rounds'
import { runsOf } from '../machines/series'
import { played } from '../sprint/played'
import { fakeBrowser, field, NOON, renderApp } from './renderApp'

const plan = planOfDay(utcDateOf(NOON))
const names = outlinesOf(plan).map((code) => placeOf(code).name)
const never = decks.world.codes
  .map((code) => placeOf(code).name)
  .filter((name) => !names.slice(0, 9).includes(name))

/** The page of the sprint, with a clock that moves when it is told to. */
async function openSprint(path = '/sprint', changes: Partial<Browser> = {}) {
  let now = NOON
  const ticks: (() => void)[] = []
  const browser = fakeBrowser({
    now: () => now,
    onTick: (callback) => {
      ticks.push(callback)
      return () => void ticks.splice(ticks.indexOf(callback), 1)
    },
    ...changes,
  })
  const { user, app } = await renderApp(path, browser)
  const move = (ms: number) => {
    now += ms
    for (const tick of [...ticks]) tick()
  }
  const pass = (ms: number) => act(async () => move(ms))
  const answer = async (name: string) => {
    await user.type(field(), `${name}{Enter}`)
  }
  const press = (name: string, description?: string) =>
    user.click(screen.getAllByRole('button', { name, ...(description && { description }) })[0] as HTMLElement)
  /** Ends a run, and says so once more where it is that of a day. */
  const end = async () => {
    await press('End the run')
    const { progress: run } = runsOf(app, browser).getSnapshot().context
    if (run?.plan.day === undefined) return
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'End the run' }))
  }
  const again = async (name: string) => {
    await settled()
    await press(name)
  }
  return { user, app, browser, move, pass, answer, press, end, again }
}

type Played = Awaited<ReturnType<typeof openSprint>>

/** Resolves when presses count again after the end of a run. */
const settled = () => waitFor(() => expect(screen.getByRole('main')).not.toHaveAttribute('data-settling'))

const timer = () => screen.getByTitle('Hear the time left').textContent
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('the sprint', () => {
  it('counts what is found, and its clock pays for the rest', async () => {
    const { answer, press, pass, user } = await openSprint()
    await press('Start')
    expect(field()).toHaveFocus()
    expect(timer()).toContain('3:00')
    await answer(names[0] ?? '')
    expect(screen.getByText('Found').parentElement).toHaveTextContent('1 Found')
    expect(status()).toContain(`${names[0]}, correct. 1 found.`)
    await answer(never[0] ?? '')
    expect(timer()).toContain('2:50')
    expect(within(screen.getByRole('listitem')).getByText(never[0] ?? '')).toBeVisible()
    expect(status().some((text) => /km|kilometres/.test(text ?? ''))).toBe(true)
    await press('Skip')
    expect(timer()).toContain('2:40')
    expect(screen.getAllByText(`That was: ${names[1]}`)[0]).toBeVisible()
    expect(screen.queryByRole('listitem')).toBeNull()
    await pass(60_000)
    expect(timer()).toContain('1:40')
    await user.click(screen.getByTitle('Hear the time left'))
    expect(status()).toContain('1 minute, 40 seconds left')
  })

  it('shows what a move cost or brought, goes on with the field after a skip, and names what was right', async () => {
    const { answer, press } = await openSprint()
    await press('Start')
    for (const name of names.slice(0, 5)) await answer(name)
    expect(screen.getByText(`✓ ${names[4]}`)).toBeVisible()
    // The fifth is seen full, until the next answer.
    expect(screen.getByRole('img', { name: '5 of 5 in a row' })).toHaveTextContent('●●●●●')
    expect(timer()).toContain('+0:10')
    await press('Skip')
    expect(screen.getByRole('img', { name: '0 of 5 in a row' })).toHaveTextContent('○○○○○')
    expect(timer()).toContain('−0:10')
    expect(field()).toHaveFocus()
  })

  it('skips one outline where Skip is pressed twice at once, and another one after half a second', async () => {
    const { press, pass } = await openSprint()
    await press('Start')
    // At once, however busy the machine is.
    for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Skip' }), { detail })
    expect(timer()).toContain('2:50')
    expect(screen.getAllByText(`That was: ${names[0]}`)[0]).toBeVisible()
    await pass(500)
    await press('Skip')
    expect(screen.getAllByText(`That was: ${names[1]}`)[0]).toBeVisible()
  })

  it('takes no press for half a second after its end, neither of whoever still picks nor the second of two', async () => {
    const { move, press, again, browser } = await openSprint()
    await press('Start')
    await press('End the run')
    await screen.findByRole('dialog')
    await endings.load()
    // No time passes in between.
    act(() => move(180_000))
    for (const name of ['Play a free sprint', 'Play a free sprint', 'Choose a run'])
      fireEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('heading', { name: 'Time is up' })).toBeVisible()
    expect(screen.getByRole('main')).toHaveAttribute('data-settling')
    expect(readRuns(browser.store)).toHaveLength(1)
    await again('Play a free sprint')
    expect(readRuns(browser.store)).toHaveLength(2)
    expect(field()).toBeVisible()
  })

  it('stands among the puzzles of the day as what has come of it', async () => {
    const { answer, press, browser } = await openSprint()
    const row = () => screen.findByRole('link', { name: /^Sprint ?3 minutes/ })
    await press('Start')
    await answer(names[0] ?? '')
    cleanup()
    await openSprint('/', { store: browser.store })
    await waitFor(async () => expect(await row()).toHaveTextContent('in progress'))
    cleanup()
    const { end } = await openSprint('/sprint', { store: browser.store })
    await end()
    cleanup()
    await openSprint('/', { store: browser.store })
    await waitFor(async () => expect(await row()).toHaveTextContent('✓ 1'))
    cleanup()
    await openSprint('/', { store: browser.store, now: () => NOON + 86_400_000 })
    await waitFor(async () => expect(await row()).toHaveTextContent('not played'))
  })

  it('is played again as it was, and remembers what was played last', async () => {
    let seed = 0
    const { press, end, again, pass, user, browser } = await openSprint('/sprint', { seed: () => seed++ })
    expect(screen.queryByRole('table', { name: 'Your last runs' })).toBeNull()
    const free = () => within(screen.getByRole('region', { name: 'Free sprint' }))
    const choices = () => [free().getByLabelText('Deck'), free().getByLabelText('Clock')] as const
    const [countries, clock] = choices()
    await user.selectOptions(countries, 'europe')
    await user.selectOptions(clock, '30 minutes')
    await press('Start', 'Free sprint')
    await end()
    await screen.findByRole('heading', { name: 'The run is over' })
    await pass(1000)
    await again('Play Again')
    expect(field()).toBeVisible()
    const [first, second] = readRuns(browser.store).map(({ plan }) => plan)
    expect(second).toEqual({ ...first, seed: second?.seed })
    expect(second?.seed).not.toBe(first?.seed)
    await end()
    await screen.findByRole('heading', { name: 'The run is over' })
    await again('Choose a run')
    expect(screen.getByRole('button', { name: 'Start', description: 'Sprint of the day' })).toHaveFocus()
    expect(choices().map((choice) => (choice as HTMLSelectElement).value)).toEqual(['europe', 'long'])
  })

  it('says that a region is sought where regions are asked', async () => {
    const { press, user } = await openSprint('/sprint')
    const free = within(screen.getByRole('region', { name: 'Free sprint' }))
    await user.selectOptions(free.getByLabelText('Deck'), 'US')
    await waitFor(() => expect(free.getByRole('button', { name: 'Start' })).toBeEnabled())
    await press('Start', 'Free sprint')
    expect(await screen.findByLabelText('Outline of the mystery region')).toBeVisible()
  })

  it('is over when the clock has run out, says what was missed, and can be played once a day', async () => {
    const { press, answer, again, pass, browser } = await openSprint()
    await press('Start')
    await answer(names[0] ?? '')
    await press('Skip')
    await pass(179_000)
    expect(await screen.findByRole('heading', { name: 'Time is up' })).toHaveFocus()
    expect(screen.getByText(/You named 1 outline\./)).toHaveTextContent('A new best!')
    const outlinesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('button', { name: /, open$/ })
        .map((button) => button.getAttribute('aria-label'))
    expect(outlinesIn('What you found')).toEqual([`${names[0]}, open`])
    // With what was on the screen when the time was up.
    expect(outlinesIn('What you missed')).toEqual([`${names[1]}, open`, `${names[2]}, open`])
    const filled = screen.getByRole('main').querySelectorAll('.button:not(.button-quiet)')
    expect([...filled].map(({ textContent }) => textContent)).toEqual(['Share Result'])
    expect(screen.getByRole('link', { name: 'Daily Puzzle · not played' })).toHaveAttribute('href', '/daily')
    expect(screen.getByRole('timer')).toHaveTextContent('11:57:01')
    await again('Choose a run')
    expect(screen.getByText('You have played today’s: 1 outline found.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start', description: 'Sprint of the day' })).toBeNull()
    expect(readRuns(browser.store)).toHaveLength(1)
    const last = within(screen.getByRole('table', { name: 'Your last runs' }))
      .getAllByRole('row')
      .slice(1)
    expect(last.map(({ textContent }) => textContent)).toEqual(['Sprint of the day21 November 20261'])
  })

  it('stands at its end beside one’s best and mean, and Five Pins is next where no puzzle of the day is open', async () => {
    const store = memoryStore()
    const right = ['right', 1000] as const
    for (const [day, moves] of [
      ['2026-11-19', [right]],
      ['2026-11-20', [right, right, right, right]],
    ] as const)
      runs.write(store, { ...played(planOfDay(day), ...moves), begun: Date.parse(day), isStopped: true })
    for (const deck of DAILY_DECKS)
      writeRound(store, { ...dayOf('2026-11-21', 'FR', ['FR']), puzzle: { ...dailyOf('2026-11-21'), deck } })
    const { press, answer, end } = await openSprint('/sprint', { store })
    await press('Start')
    for (const name of names.slice(0, 2)) await answer(name)
    await end()
    const scores = await screen.findAllByRole('row')
    expect(scores.map(({ textContent }) => textContent)).toEqual([
      ...['This run2', 'Your best4', 'Your average2.5'],
    ])
    expect(screen.getByRole('link', { name: 'Five Pins · not played' })).toHaveAttribute('href', '/pins')
  })

  it.each([
    ['that was ended', async ({ end }: Played) => end(), 'The run is over', '1 in 0:05'],
    ['whose time was up', async ({ pass }: Played) => pass(200_000), 'Time is up', '1 in 3:00'],
  ])(
    'of a day %s is shown again until the day is over, whatever was played since',
    async (_, finish, title, score) => {
      const copied: string[] = []
      const copyText = async (text: string) => void copied.push(text)
      const before = await openSprint('/sprint', { copyText })
      await before.press('Start')
      await before.answer(names[0] ?? '')
      await before.pass(5000)
      await finish(before)
      const expectShown = async () => {
        expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
        expect(await screen.findByRole('button', { name: `${names[1]}, open` })).toBeVisible()
        expect(screen.getByRole('button', { name: 'Race a friend' })).toBeVisible()
      }
      const expectShared = async ({ again }: Played) => {
        await expectShown()
        await again('Share Result')
        await screen.findByRole('button', { name: 'Copied!' })
        expect(copied.at(-1)).toContain(`The World Outline Game · Sprint · 2026-11-21 · ${score}\n🟩\n`)
      }
      await expectShared(before)
      const { store } = before.browser
      const opened = async (later: number, path = '/sprint') => {
        cleanup()
        return openSprint(path, { copyText, store, now: () => NOON + later })
      }
      const reloaded = await opened(3_600_000)
      await reloaded.press('See the result')
      await expectShared(reloaded)
      await reloaded.again('Play a free sprint')
      await reloaded.end()
      await reloaded.again('Choose a run')
      expect(readRuns(store)).toHaveLength(2)
      await reloaded.press('See the result')
      await expectShown()
      const token = encodeRace({ plan, found: [2, 1, 0, 0, 0, 0] }, 3)
      const invited = await opened(3_600_000, `/sprint#${token}`)
      await screen.findByRole('heading', { name: 'A friend named 3 of these outlines.' })
      await invited.press('See the result')
      await expectShown()
      expect(screen.getByRole('table', { name: 'Side by side' })).toBeVisible()
      await opened(86_400_000)
      expect(screen.queryByRole('button', { name: 'See the result' })).toBeNull()
    },
  )

  it('leads to practice with a country that was practised last, and leaves what practice is set to', async () => {
    const store = memoryStore()
    writeSettings(store, { deck: 'europe', order: 'due' })
    const { press, end, user, app } = await openSprint('/sprint', { store })
    await press('Start')
    await press('Skip')
    await end()
    const practise = async () => {
      await user.click(await screen.findByRole('button', { name: `${names[0]}, open` }))
      const plate = within(await screen.findByRole('dialog', { name: names[0] as string }))
      expect(plate.getByText('Capital')).toBeVisible()
      await user.click(plate.getByRole('link', { name: `Practise ${names[0]}` }))
      await screen.findByRole('heading', { name: 'Practice Mode' })
      const game = gameIn(app.getSnapshot(), { kind: 'practice', deck: 'world' })
      return game?.getSnapshot().context.target
    }
    expect(await practise()).toBe(outlinesOf(plan)[0])
    await user.click(screen.getByRole('link', { name: 'Home' }))
    await user.click(await screen.findByRole('link', { name: /^Sprint/ }))
    expect(await practise()).toBe(outlinesOf(plan)[0])
    expect(readSettings(store)).toMatchObject({ deck: 'europe', order: 'due' })
  })

  it('shows a friend who has come by a link beside oneself, minute by minute', async () => {
    const race = { ...plan, day: undefined, seed: 5 }
    const first = placeOf(outlinesOf(race)[0] as 'FR').name
    const token = encodeRace({ plan: race, found: [2, 1, 0, 0, 0, 0] }, 3)
    const { press, end, answer } = await openSprint(`/sprint#${token}`)
    expect(await screen.findByRole('heading', { name: 'A friend named 3 of these outlines.' })).toBeVisible()
    await press('Start')
    await answer(first)
    await end()
    const table = await screen.findByRole('table', { name: 'Side by side' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['YouYour friend', 'Minute 112', 'Minute 201', 'Found13'])
    expect(screen.getByText('Your friend named more.')).toBeVisible()
  })

  it('offers no run of a day again that was played, also where the page stays open over midnight', async () => {
    const { press, end, browser } = await openSprint()
    await press('Start')
    await end()
    cleanup()
    const token = encodeRace({ plan, found: [2, 0, 0, 0, 0, 0] }, 3)
    const { app } = await openSprint(`/sprint#${token}`, { store: browser.store })
    expect(await screen.findByRole('heading', { name: 'A friend named 2 of these outlines.' })).toBeVisible()
    act(() => app.send({ type: 'day.checked', date: '2026-11-22' }))
    expect(screen.getByText(/^You have played/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  })

  it('says of a link that is damaged that it is, and can be played', async () => {
    const { press } = await openSprint('/sprint#2kp')
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete')
    await press('Start')
    expect(field()).toBeVisible()
  })
})

describe('the field of a sprint', () => {
  /** The field, and the way to let the other names of countries arrive, or not. */
  async function openField() {
    const picked = vi.fn()
    let arrive = (_isThere: boolean) => {}
    const arrival = new Promise<boolean>((resolve) => {
      arrive = resolve
    })
    const naming = localeOf('en')
    await naming.sections.start.load()
    const gazetteer = new LazyModule(async () => {
      if (!(await arrival)) throw new Error('down')
      await naming.loadSpellings()
      return gazetteerOfDeck('world', ['en'], naming)
    })
    render(
      <LocaleContext value={naming}>
        <GuessInput
          finder={{ ...finderOf('world', ['en'], naming), gazetteer }}
          guessed={[]}
          isDisabled={false}
          isFocused
          isQuick
          onGuess={picked}
          onRepeat={() => {}}
        />
      </LocaleContext>,
    )
    const user = userEvent.setup()
    const enter = (text: string) => user.type(field(), `${text}{Enter}`)
    /** Presses Enter until it takes something. */
    const enterInTheEnd = () =>
      waitFor(async () => {
        await user.keyboard('{Enter}')
        expect(picked).toHaveBeenCalled()
      })
    return { picked, enter, enterInTheEnd, arrive }
  }

  it.each([
    ['uk', 'GB'],
    ['us', 'US'],
  ])('takes no other country for %s while its other names are on their way', async (text, code) => {
    const { picked, enter, enterInTheEnd, arrive } = await openField()
    await enter(text)
    expect(picked).not.toHaveBeenCalled()
    expect(field()).toHaveValue(text)
    arrive(true)
    await enterInTheEnd()
    expect(picked).toHaveBeenCalledExactlyOnceWith(code)
  })

  it('takes a name that is written out, and the only country with four letters, before the others are there', async () => {
    const { picked, enter } = await openField()
    await enter('Niger')
    await enter('ukra')
    expect(picked.mock.calls).toEqual([['NE'], ['UA']])
  })

  it('takes the first suggestion where the other names cannot be had', async () => {
    const { picked, enter, enterInTheEnd, arrive } = await openField()
    await enter('ang')
    expect(picked).not.toHaveBeenCalled()
    arrive(false)
    await enterInTheEnd()
    expect(picked).toHaveBeenCalledExactlyOnceWith('AO')
  })
})
