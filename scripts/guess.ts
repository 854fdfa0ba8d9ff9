// Says which files a guess passes, from the key press to the store and to its row:
//   npm run make:guess            writes docs/guess.md
// What each does is its own comment, and the events are traced. A test fails while the page is not what this would write.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { ActorRefLike, AnyActorRef } from 'xstate'
import { unstored } from '../src/machines/journal/unstored'
import { gameIn } from '../src/machines/openGames'
import { keyOf } from '../src/machines/rules/puzzle'
import { standardChoice } from '../src/machines/rules/rules'
import { startApp } from '../src/machines/startApp'

const PAGE = 'docs/guess.md'

/** Day whose first guess is traced, and that guess. */
const DAY = { kind: 'daily', deck: 'twenty', date: '2026-11-21' } as const
const GUESS = { type: 'guess', country: 'IT', on: DAY.date } as const

/**
 * Steps of a guess in their order: a file with the export that handles it, or an event between actors. Each file imports one
 * of those before it, or is imported by one; the events are those of a program that runs.
 */
const STEPS = [
  ['src/ui/field/GuessInput.tsx', 'GuessInput'],
  ['src/ui/board/Board.tsx', 'Board'],
  ['src/routes/game/GameScreen.tsx', 'GameView'],
  'screen → game: guess',
  ['src/machines/game.ts', 'gameMachine'],
  ['src/machines/rules/round.ts', 'withGuesses'],
  'news → puzzle: guessed',
  ['src/machines/journal/puzzleMachine.ts', 'puzzleMachine'],
  'puzzle → keeper: keep',
  ['src/machines/store/keeper.ts', 'keeperOf'],
  ['src/machines/store/erasure.ts', 'readErasure'],
  ['src/machines/journal/keptRounds.ts', 'keptRounds'],
  ['src/machines/journal/storedRound.ts', 'rounds'],
  ['src/machines/store/collection.ts', 'Collection'],
  ['src/machines/journal/dealt.ts', 'joinDealt'],
  ['src/machines/store/store.ts', 'watched'],
  ['src/entry/browser.ts', 'browser'],
  'store → keeper: look',
  'keeper → puzzle: kept',
  ['src/machines/journal/backupCopy.ts', 'encodeCopy'],
  'puzzle is saved',
  'game is playing',
  ['src/machines/view.ts', 'viewOf'],
  ['src/machines/rules/hint.ts', 'hintOf'],
  ['src/ui/board/GuessRow.tsx', 'GuessRow'],
] as const

/** The files that a guess passes, in its order. */
export const FILES: readonly string[] = STEPS.flatMap((step) => (typeof step === 'string' ? [] : [step[0]]))

/** The events of a guess, and the states to which they lead, in their order. */
export const EVENTS: readonly string[] = STEPS.filter((step) => typeof step === 'string')

/** The page, as Markdown. */
export function drawGuess(): string {
  const steps = STEPS.map((step) =>
    typeof step === 'string'
      ? `**${step}**`
      : `\`${step[0]}\`, \`${step[1]}\`: ${commentOn(step[0], step[1])}`,
  )
  return `# The way of a guess

Traced by \`npm run make:guess\`, with the comments in the code: the ${FILES.length} files that see the first guess of a day, in the order in
which they see it first, and **the events** that it causes between actors, all before the screen is painted. It is stored
in \`localStorage\` under the key of its puzzle, \`world-outline.daily.twenty.2026-11-21\` ([stored.md](stored.md)). What another tab
stores enters at \`browser.ts\`, goes by \`store.ts\` to \`keeper.ts\`, which reads it, to the game as \`sync\`, and on to the row.

${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}
`
}

/** Makes the guess in a program without a page, and notes the events between its actors, and the states at the end. */
export function traceGuess(): readonly string[] {
  const events: string[] = []
  const states = new Map<string, string>()
  const nameOf = (actor: ActorRefLike) => {
    const { id } = actor as AnyActorRef
    return id.startsWith('puzzle.') ? 'puzzle' : id === keyOf(DAY) ? 'game' : id
  }
  const world = { now: () => Date.parse(DAY.date), seed: () => 0, onTick: () => () => {}, onReturn: () => {} }
  const app = startApp({ ...unstored(), ...world, reportError: console.error }, (told) => {
    const name = nameOf(told.actorRef)
    if (told.type === '@xstate.event') {
      const from = told.sourceRef ? nameOf(told.sourceRef) : name === 'keeper' ? 'store' : 'screen'
      events.push(`${from} → ${name}: ${told.event.type}`)
    }
    if (told.type === '@xstate.snapshot' && 'value' in told.snapshot)
      states.set(name, `${told.snapshot.value}`)
  })
  app.send({ type: 'game.wanted', puzzle: DAY, rules: standardChoice })
  events.length = 0
  states.clear()
  gameIn(app.getSnapshot(), DAY)?.send(GUESS)
  return [...events, ...[...states].map(([name, state]) => `${name} is ${state}`)]
}

/** The files that neither import nor are imported by one before them. */
export function unconnected(): readonly string[] {
  return FILES.filter((file, index) => {
    if (index === 0) return false
    const before = FILES.slice(0, index)
    return !before.some((other) => importsOf(other).includes(file) || importsOf(file).includes(other))
  })
}

function importsOf(file: string): readonly string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)].map(
    ([, path = '']) => path,
  )
  return specifiers.flatMap((path) => {
    const base = relative('.', join(dirname(file), path))
    return [base, `${base}.ts`, `${base}.tsx`].filter(existsSync)
  })
}

/** Words of the comment on an export. @throws where it has none */
function commentOn(file: string, name: string): string {
  const text = readFileSync(file, 'utf8')
  const pattern = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:async )?(?:const|function|class) ${name}\\b`,
  )
  const comment = text.match(pattern)?.[1]
  if (comment === undefined) throw new Error(`${name} in ${file} has no comment`)
  const words = comment.replace(/\n \*? ?/g, ' ').trim()
  return words.replace(/\{@link (\w+)\}/g, '`$1`').replace(/ @(param|throws).*$/, '')
}

export async function main(): Promise<void> {
  writeFileSync(PAGE, drawGuess())
  console.log(`Wrote ${PAGE}`)
}
