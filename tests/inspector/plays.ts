import type { PlaceId } from '../../src/geo/place'
import type { GameActor } from '../../src/machines/game'
import type { DailyPuzzle, PracticePuzzle } from '../../src/machines/rules/puzzle'
import { newRun, type Plan } from '../../src/machines/sprint/run'
import { testOf } from '../../tools/inspected/asTest'
import type { MadeTest } from '../../tools/inspector/adapter'
import { dailyOf, dailyTarget } from '../../tools/puzzles'
import type { Choice, Help } from '../../tools/rules/driver'
import { runsOf } from '../machines/series'
import { gameFor, NOON } from '../machines/world'
import { rulesOf } from '../paths/actor'
import { sprint } from '../sprint/played'
import { recorded } from './recorded'

const day = dailyOf('2026-11-21')
const practice: PracticePuzzle = { kind: 'practice', deck: 'twenty' }

type Played = ReturnType<typeof recorded>

/** Countries of the twenty other than the target. */
function misses(target: PlaceId): readonly PlaceId[] {
  return (['IT', 'JP', 'BR', 'AU', 'US', 'IN', 'ES', 'AR'] as const).filter((code) => code !== target)
}

/** Opens a game under some rules. */
function open({ tab }: Played, puzzle: DailyPuzzle | PracticePuzzle, choice: Choice) {
  const game = gameFor(tab.app, puzzle, rulesOf(choice)) as GameActor
  const choose = (wanted: Choice) => game.send({ type: 'choose', rules: rulesOf(wanted) })
  const guess = (...countries: readonly PlaceId[]) => {
    for (const country of countries) tab.guess(puzzle, country)
  }
  const help = (aid: Help) => game.send({ type: 'help', aid })
  const giveUp = () => game.send({ type: 'giveUp' })
  return { choose, guess, help, giveUp, target: () => game.getSnapshot().context.target }
}

function playDay(played: Played): void {
  const target = dailyTarget(day.date)
  const wrong = misses(target)
  const { choose, guess, help, giveUp } = open(played, day, ['hidden', 'no arrows'])
  choose(['turned', 'no arrows'])
  guess(...wrong.slice(0, 1))
  choose(['shown', 'arrows'])
  help('globe')
  help('fit')
  giveUp()
  // The other tab knows what is stored, and goes on.
  played.elsewhere((other) => other.guess(day, wrong[1] as PlaceId))
  guess('QQ' as PlaceId, wrong[0] as PlaceId, ...wrong.slice(2, 5), target, wrong[5] as PlaceId)
}

function playPractice(played: Played): void {
  const { choose, guess, help, giveUp, target } = open(played, practice, ['hidden', 'no arrows'])
  choose(['hidden', 'no arrows', 'fit'])
  help('size')
  guess(...misses(target()).slice(0, 1))
  help('continent')
  guess(target())
  played.tab.app.send({
    type: 'practice.deal',
    puzzle: practice,
    rules: rulesOf(['shown', 'arrows', 'size', 'more']),
  })
  choose(['hidden', 'arrows', 'size', 'more'])
  guess(...misses(target()).slice(0, 6), target())
  played.tab.app.send({ type: 'practice.deal', puzzle: practice, rules: rulesOf(['shown', 'arrows']) })
  giveUp()
  guess(...misses(target()).slice(0, 1))
  giveUp()
  guess(target())
}

/** The actor of runs, to which each thing happens so many milliseconds after noon. */
function runsIn({ tab, world }: Played) {
  const runs = runsOf(tab.app, { ...world, onTick: () => () => {} })
  const target = () => runs.getSnapshot().context.game?.getSnapshot().context.target ?? 'IT'
  return {
    begin: (plan: Plan, at: number) =>
      runs.send({ type: 'begin', progress: newRun(plan, NOON + at), at: NOON + at }),
    guess: (country: string, at: number) =>
      runs.send({ type: 'guess', country: country as PlaceId, on: day.date, at: NOON + at }),
    answer: (at: number) => runs.send({ type: 'guess', country: target(), on: day.date, at: NOON + at }),
    do: (type: 'tick' | 'next' | 'stop', at: number) => runs.send({ type, at: NOON + at }),
    again: () => runs.send({ type: 'again' }),
  }
}

function playRuns(played: Played): void {
  const runs = runsIn(played)
  runs.begin(sprint, 0)
  runs.do('tick', 200)
  runs.guess('AD', 1000)
  runs.guess('QQ', 1500)
  runs.guess('AD', 1800)
  runs.answer(2000)
  runs.do('next', 2200)
  runs.do('tick', 1000)
  runs.do('stop', 20_000)
  runs.guess('FR', 20_100)
  runs.again()
  runs.begin({ ...sprint, clock: 'long', seed: 1 }, 30_000)
  runs.do('tick', 2_000_000)
  runs.begin({ ...sprint, kind: 'streak', clock: 'off' }, 2_100_000)
  runs.answer(2_101_000)
  runs.do('next', 2_102_000)
  runs.do('next', 2_103_000)
  runs.guess('VA', 2_104_000)
}

function playDevice(played: Played): void {
  const target = dailyTarget(day.date)
  const [one, two] = misses(target) as [PlaceId, PlaceId]
  open(played, day, ['shown', 'arrows']).guess(one)
  played.elsewhere((other) => other.guess(day, two))
  played.tab.guess(day, target)
  const { guess, help, giveUp } = open(played, practice, ['turned', 'arrows'])
  guess('IT')
  help('more')
  giveUp()
  played.tab.app.send({ type: 'practice.deal', puzzle: practice, rules: rulesOf(['shown', 'arrows']) })
}

/** What was played, and of which actor the test is made. */
const plays = {
  'a day': [playDay, 'daily.twenty.2026-11-21'],
  practice: [playPractice, 'practice.twenty'],
  runs: [playRuns, 'run'],
  'a device': [playDevice, 'app'],
} as const

export const names = Object.keys(plays) as readonly (keyof typeof plays)[]

/** Plays, and makes a test of it as *Copy as a test* of the inspector does. */
export async function copied(
  name: keyof typeof plays,
): Promise<Extract<MadeTest, { readonly text: string }>> {
  const [play, actor] = plays[name]
  const played = recorded()
  play(played)
  await Promise.resolve()
  const made = testOf(played.recording, played.actor(actor))
  if (made.text === undefined) throw new Error(made.why)
  return made
}
