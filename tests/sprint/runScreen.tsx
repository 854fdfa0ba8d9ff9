import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { placeOf } from '../../src/geo/places'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { isBefore, type Run, tallyOf, withMove } from '../../src/machines/sprint/run'
import { readRuns, runs } from '../../src/machines/sprint/storedRun'
import { outlineOf } from '../../tools/answers'
import { RunOracle } from '../../tools/rules/runOracle'
import { fakeBrowser, NOON, renderApp } from '../screens/renderApp'
import type { RunMove } from './runDriver'

/** What can be read off the page of a run. */
export type RunPage = {
  readonly state: 'ready' | 'playing' | 'over'
  readonly found: number | undefined
  /** At which outline it is, from 0. */
  readonly place: number | undefined
  /** The last wrong answer to that, and the number it has. */
  readonly wrong: string | undefined
  /** In whole seconds. */
  readonly left: number | undefined
  /** Outlines that are shown at the end. */
  readonly shown: number | undefined
}

const begins = {
  'begin sprint': { kind: 'Free sprint', clock: 'plain', scale: 1 },
  'begin long': { kind: 'Free sprint', clock: 'long', scale: 10 },
  'begin off': { kind: 'Free sprint', clock: 'off', scale: undefined },
  'begin streak': { kind: 'Streak', clock: undefined, scale: undefined },
} as const

/** Plays a run of the twenty on its rendered page, by its buttons and its field, and beside it with the rules of the oracle. */
export class RunScreenDriver {
  readonly oracle = new RunOracle()
  #now = NOON
  readonly #ticks = new Set<() => void>()
  readonly #browser = fakeBrowser({
    now: () => this.#now,
    onTick: (callback) => {
      this.#ticks.add(callback)
      return () => void this.#ticks.delete(callback)
    },
  })

  async open(): Promise<void> {
    cleanup()
    this.#ticks.clear()
    await renderApp('/sprint', this.#browser)
  }

  async make(move: RunMove | 'reload'): Promise<void> {
    if (move in begins) await this.#begin(begins[move as keyof typeof begins])
    else if (move === 'right') await this.#answer(this.#tally()?.target)
    else if (move === 'wrong') await this.#answer(this.#other())
    else if (move === 'same wrong') await this.#answer(this.#tally()?.guesses[0] ?? this.#other())
    else if (move === 'right four times')
      for (let time = 0; time < 4; time++) await this.#answer(this.#tally()?.target)
    else if (move === 'skip') await this.#press('Skip', () => this.oracle.skip(this.#now))
    else if (move === 'stop') await this.#press('End the run', () => this.oracle.stop(this.#now))
    else if (move === 'again') await this.#press('Choose a run', () => this.oracle.again())
    else if (move === 'tick 1 s') await this.#pass(1000)
    else if (move === 'sleep 2 min') await this.#pass(120_000)
    else if (move === 'clock back 1 min') await this.#pass(-60_000)
    else if (move === 'reload') await this.#reload()
    else await this.#sync(move === 'another page is further')
  }

  /** What the oracle says that the page shows. */
  expected(): RunPage {
    const { state, found, place, wrong, left, missed } = this.oracle.read()
    const last = wrong.at(-1)
    return {
      state,
      found: state === 'ready' ? undefined : found,
      place: state === 'playing' ? place : undefined,
      wrong: last && `${wrong.length} ${placeOf(last).name}`,
      left: left === undefined ? undefined : Math.ceil(left / 1000),
      // And what was on the screen at the end, unless that was answered wrong.
      shown: state === 'over' ? missed + found + (this.oracle.isSeeking() ? 1 : 0) : undefined,
    }
  }

  async read(): Promise<RunPage> {
    if (button('Start')) return { ...NOTHING, state: 'ready' }
    if (button('End the run') === undefined) {
      const text = (await screen.findByText(/You named (no|1|\d+) outlines?\./)).textContent ?? ''
      const found = /named no /.test(text) ? 0 : Number(/named (\d+)/.exec(text)?.[1])
      return { ...NOTHING, state: 'over', found, shown: screen.queryAllByLabelText(/, open$/).length }
    }
    const outline = await screen.findByLabelText('Outline of the mystery country')
    const path = outline.querySelector('path')?.getAttribute('d')
    const codes = outlinesOf((this.#run() as Run).plan)
    const row = screen.queryByRole('listitem')
    const clock = screen.queryByTitle('Hear the time left')?.textContent
    const [minutes, seconds] =
      /(\d+):(\d\d)(?!.*:)/
        .exec(clock ?? '')
        ?.slice(1)
        .map(Number) ?? []
    return {
      state: 'playing',
      found: Number.parseInt(screen.getByText('Found').parentElement?.textContent ?? '', 10),
      place: codes.findIndex((code) => outlineOf(placeOf(code).name) === path),
      wrong: row
        ? `${row.querySelector('.guess-number')?.textContent} ${row.querySelector('.guess-name')?.textContent}`
        : undefined,
      left: minutes === undefined || seconds === undefined ? undefined : minutes * 60 + seconds,
      shown: undefined,
    }
  }

  async #begin({ kind, clock, scale }: (typeof begins)[keyof typeof begins]): Promise<void> {
    if (button('Start') === undefined) return
    this.#now += 1000
    const card = within(screen.getByRole('region', { name: kind }))
    fireEvent.change(card.getByLabelText('Deck'), { target: { value: 'twenty' } })
    if (clock) fireEvent.change(card.getByLabelText('Clock'), { target: { value: clock } })
    await act(async () => card.getByRole('button', { name: 'Start' }).click())
    const { plan } = this.#run() as Run
    this.oracle.begin({ kind: plan.kind, scale }, outlinesOf(plan), decks.twenty.codes, this.#now)
  }

  async #answer(country: PlaceId | undefined): Promise<void> {
    if (country === undefined || button('End the run') === undefined) return
    this.#now += 500
    this.oracle.answer(country, this.#now)
    await act(async () => void fireEvent.change(entry(), { target: { value: placeOf(country).name } }))
    await act(async () => void fireEvent.keyDown(entry(), { key: 'Enter' }))
    await act(async () => this.#tick())
  }

  /** A button that is not there, or that cannot be pressed, offers nothing: the rules say that nothing happens then, too. */
  async #press(name: string, says: () => void): Promise<void> {
    // The end of a run takes no press at once.
    await waitFor(() => expect(document.querySelector('main[data-settling]')).toBeNull())
    this.#now += 500
    this.oracle.look(this.#now)
    says()
    const pressed = button(name)
    await act(async () => (pressed === undefined ? this.#tick() : fireEvent.click(pressed, { detail: 1 })))
    await act(async () => this.#tick())
  }

  async #pass(by: number): Promise<void> {
    this.#now += by
    this.oracle.look(this.#now)
    await act(async () => this.#tick())
  }

  async #reload(): Promise<void> {
    this.#now += 500
    this.oracle.look(this.#now)
    // What is over is not shown again after a reload: another run can be begun.
    this.oracle.again()
    await this.open()
  }

  async #sync(isFurther: boolean): Promise<void> {
    const run = this.#run()
    const target = this.#tally()?.target
    if (run === undefined || target === undefined) return
    const other = isFurther ? withMove(run, target) : { ...run, moves: run.moves.slice(0, -1) }
    if (isBefore(other, run)) this.oracle.answer(target, this.#now)
    await act(async () => {
      runs.join(this.#browser.store, other)
      this.#tick()
    })
  }

  #tick(): void {
    for (const tick of [...this.#ticks]) tick()
  }

  /** The run that was begun last. */
  #run(): Run | undefined {
    return readRuns(this.#browser.store)
      .toSorted((a, b) => a.begun - b.begun)
      .at(-1)
  }

  #tally() {
    const run = this.#run()
    return run && tallyOf(run)
  }

  /** A country other than the target that was not answered yet. */
  #other(): PlaceId | undefined {
    const { target, guesses = [] } = this.#tally() ?? {}
    return decks.twenty.codes.find((code) => code !== target && !guesses.includes(code))
  }
}

const entry = () => screen.getByLabelText('Guess a country')

const NOTHING = { found: undefined, place: undefined, wrong: undefined, left: undefined, shown: undefined }

/** Found by its text, which is far quicker than by its role. */
function button(name: string): HTMLElement | undefined {
  return screen.queryAllByText(name, { selector: 'button' })[0]
}
