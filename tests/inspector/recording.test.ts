import { describe, expect, it } from 'vitest'
import { appMachine } from '../../src/machines/app'
import { gameMachine } from '../../src/machines/game'
import { puzzleMachine } from '../../src/machines/journal/puzzleMachine'
import { placesMode } from '../../src/machines/learning/placesMode'
import { pinsMode } from '../../src/machines/pins/pinsMode'
import { pinsDayIn } from '../../src/machines/pins/storedPins'
import { quizMode } from '../../src/machines/quiz/quizMode'
import { keyOf } from '../../src/machines/rules/puzzle'
import { standardChoice } from '../../src/machines/rules/rules'
import { openingOf } from '../../src/machines/series/opening'
import { newRun } from '../../src/machines/sprint/run'
import { tellReport } from '../../tools/inspected/reportRecording'
import { arrowsOf } from '../../tools/inspector/chart'
import { dotOf, idOfArrow, placeOf } from '../../tools/inspector/dot'
import { decodeRecording, encodeRecording, Recording } from '../../tools/inspector/recording'
import { answerOf, pastOf } from '../../tools/inspector/replay'
import { differenceOf, lineOf, outcomeOf, stateOf } from '../../tools/inspector/words'
import { dailyOf, practice } from '../../tools/puzzles'
import { runsOf, seriesFor } from '../machines/series'
import { NOON } from '../machines/world'
import { recordedTab } from '../report/reporting'
import { sprint } from '../sprint/played'
import { runMachine } from '../sprint/runDriver'
import { lamp } from './malformed'
import { recorded } from './recorded'

const day = dailyOf('2026-11-21')

describe('a recording', () => {
  it('has every event of a game with what came of it', async () => {
    const { recording, tab, actor } = recorded()
    for (const guess of ['IT', 'IT', 'FR'] as const) tab.guess(day, guess)
    await Promise.resolve()
    const game = actor('daily.twenty.2026-11-21')
    expect(game.steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'guess', 'guess', 'guess'])
    expect(game.steps.map((step) => outcomeOf(game, step))).toEqual([
      '',
      'isAcceptable',
      'refused by isAcceptable',
      'isAcceptable, isFound',
    ])
    expect(game.parentId).toBe(actor('puzzle.daily.twenty.2026-11-21').sessionId)
    const [, first] = game.steps
    expect(differenceOf(first?.before ?? null, first?.after ?? null)).toEqual(['context.guesses.0: → "IT"'])
    expect(first && lineOf(recording, first)).toBe(
      'outside → daily.twenty.2026-11-21 guess {"country":"IT","on":"2026-11-21"}',
    )
    expect(stateOf(actor('app').now)).toMatch(/^day\.current, saving\.saved, /)
  })

  it('is read back from its file, and nothing else is', async () => {
    const { recording, tab } = recorded()
    tab.guess(day, 'IT')
    await Promise.resolve()
    const read = decodeRecording(encodeRecording(recording))
    expect(read).toMatchObject({ kind: 'recording', recording: { steps: recording.steps } })
    for (const text of ['', '{}', '[', 'null', '{"version":2,"messages":[]}', '{"version":1,"messages":{}}'])
      expect(decodeRecording(text), text).toEqual({ kind: 'none' })
  })

  it('of a later protocol is read as far as it is known', () => {
    const text = JSON.stringify({ version: 1, messages: [{ type: '@xstate.other' }, lamp] })
    expect(decodeRecording(text)).toMatchObject({ kind: 'recording', recording: { messages: [lamp] } })
  })
})

describe('an actor that has failed', () => {
  it('is seen as failed, with what was thrown and where, from the event on at which it was', async () => {
    const { tab, actor } = recorded()
    tab.app.subscribe({ error: () => {} })
    const game = tab.game(day)
    game.send({ type: 'guess', country: 'IT', on: day.date })
    game.send({ type: 'sync', round: { guesses: null } } as never)
    game.send({ type: 'guess', country: 'FR', on: day.date })
    await Promise.resolve()
    const seen = actor('daily.twenty.2026-11-21')
    expect(stateOf(seen.now)).toMatch(/^error in playing: .*reading 'at'/s)
    expect(seen.steps.map((step) => outcomeOf(seen, step))).toEqual([
      '',
      'isAcceptable',
      expect.stringMatching(/^failed: .*reading 'at'/s),
      'not taken: the actor has failed',
    ])
    expect(pastOf(seen, 2).replayed?.shot).toMatchObject({ status: 'active', context: { guesses: ['IT'] } })
    const past = pastOf(seen, 3).replayed
    expect([stateOf(past?.shot ?? null), past?.isSame]).toEqual([stateOf(seen.now), true])
  })
})

describe('what an actor would do with an event', () => {
  it('is to refuse what is no reply to the open question, and to know nothing of a guess where none is made', async () => {
    const { tab, world, store, actor } = recorded()
    const progress = pinsDayIn(store, day.date)
    seriesFor(tab.app, pinsMode, world).send({ type: 'begin', progress, at: NOON })
    await Promise.resolve()
    const pins = actor('player.pins')
    const answer = (event: object) => answerOf(pins, pins.now, { at: NOON, type: '', ...event })
    expect(answer({ type: 'guess', country: 'IT', on: day.date })).toEqual({ isTaken: false, guards: [] })
    expect(answer({ type: 'reply' })).toEqual({ isTaken: false, guards: ['isReply'] })
    expect(answer({ type: 'reply', spot: [0, 0] })).toEqual({ isTaken: true, guards: [] })
  })
})

describe('a report', () => {
  it('has the last deal of practice played once more, whatever became of those before it', async () => {
    const tab = recordedTab()
    tab.guess(practice, 'IT')
    tab.game(practice).send({ type: 'giveUp' })
    tab.app.send({ type: 'practice.deal', puzzle: practice, rules: standardChoice })
    const { target } = tab.round(practice)
    tab.guess(practice, target)
    const { report } = await tab.texts()
    const recording = new Recording()
    expect(await tellReport(report, (message) => recording.add(message))).toBe(true)
    const games = [...recording.actors.values()]
    const now = { value: 'won', context: { guesses: [target], isGivenUp: false } }
    expect(games.find(({ name }) => name === keyOf(practice))?.now).toMatchObject(now)
  })
})

describe('the past of an actor', () => {
  it('comes out of its events again, after each of them', async () => {
    const { tab, world, actor } = recorded()
    for (const guess of ['IT', 'JP', 'FR'] as const) tab.guess(day, guess)
    const runs = runsOf(tab.app, { ...world, onTick: () => () => {} })
    runs.send({ type: 'begin', progress: newRun(sprint, NOON), at: NOON })
    for (const time of [1, 2, 3]) runs.send({ type: 'tick', at: NOON + time })
    runs.send({ type: 'guess', country: 'AD', on: '2026-11-21', at: NOON + 4 })
    runs.send({ type: 'next', at: NOON + 5 })
    runs.send({ type: 'stop', at: NOON + 6 })
    await Promise.resolve()
    for (const name of ['app', 'puzzle.daily.twenty.2026-11-21', 'daily.twenty.2026-11-21', 'run']) {
      const each = actor(name)
      for (let count = 0; count <= each.steps.length; count++)
        expect(pastOf(each, count).replayed?.isSame, `${name} after ${count}`).toBe(true)
    }
  })

  it.each([quizMode, pinsMode, placesMode])('is that of a mode without games, too: $id', async (mode) => {
    const { tab, world, actor } = recorded()
    tab.app.send({ type: 'series.wanted', opening: openingOf<never>(mode as never, world) })
    await Promise.resolve()
    for (const each of [actor('app'), actor(mode.id)])
      expect(pastOf(each, each.steps.length).replayed?.isSame, each.name).toBe(true)
  })

  it('differs where what was recorded was no work of its events', async () => {
    const { tab, actor } = recorded()
    tab.guess(day, 'IT')
    await Promise.resolve()
    const game = actor('daily.twenty.2026-11-21')
    const last = game.steps.at(-1)
    if (last) last.after = { ...last.after, value: 'won' }
    expect(pastOf(game, 2).replayed?.isSame).toBe(false)
  })
})

describe.each([appMachine, puzzleMachine, gameMachine, runMachine])('the chart of $id', (machine) => {
  it('has every arrow of its definition, each under a name of its own', () => {
    const dot = dotOf(machine)
    for (const [index, arrow] of arrowsOf(machine).entries()) {
      expect(dot).toMatch(new RegExp(`id="${idOfArrow(index)}"`, 'i'))
      expect(placeOf(arrowsOf(machine), arrow)).toBe(index)
    }
  })
})
