// Says which files a guess passes, from the key press to the store and to its row:
//   npm run make:guess            writes docs/guess.md
// What each does is its own comment. A test fails while the page is not what this would write.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const PAGE = 'docs/guess.md'

/** Files and what in them the guess passes, in its order. Each imports one of those before it, or is imported by one. */
const WAYS = {
  'From the key press to the game': [
    ['src/ui/field/GuessInput.tsx', 'GuessInput'],
    ['src/ui/board/Board.tsx', 'Board'],
    ['src/routes/game/GameScreen.tsx', 'GameView'],
    ['src/machines/game.ts', 'gameMachine'],
    ['src/machines/round.ts', 'withGuesses'],
  ],
  'From the game to the store, and back': [
    ['src/machines/journal/puzzleMachine.ts', 'puzzleMachine'],
    ['src/machines/journal/journal.ts', 'journalOf'],
    ['src/machines/store/keeper.ts', 'keeperOf'],
    ['src/machines/store/erasure.ts', 'readErasure'],
    ['src/machines/journal/keptRounds.ts', 'keptRounds'],
    ['src/machines/journal/storedRound.ts', 'rounds'],
    ['src/machines/store/collection.ts', 'Collection'],
    ['src/machines/journal/dealt.ts', 'joinDealt'],
    ['src/machines/journal/review.ts', 'noteReview'],
    ['src/machines/store/store.ts', 'watched'],
    ['src/browser.ts', 'browser'],
    ['src/machines/journal/backupCopy.ts', 'encodeCopy'],
  ],
  'From the game to its row': [
    ['src/machines/view.ts', 'viewOf'],
    ['src/machines/hint.ts', 'hintOf'],
    ['src/ui/board/GuessRow.tsx', 'GuessRow'],
  ],
} as const

/** The files that a guess passes, in its order. */
export const FILES: readonly string[] = Object.values(WAYS).flatMap((way) => way.map(([file]) => file))

/** The page, as Markdown. */
export function drawGuess(): string {
  const sections = Object.entries(WAYS).map(([title, way]) => {
    const lines = way.map(([file, name]) => `- \`${file}\`, \`${name}\`: ${commentOn(file, name)}`)
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  const head = `# The way of a guess

Made from the comments in the code by \`npm run make:guess\`. These ${FILES.length} files see a guess,
in the order in which they see it first. \`keeperOf\` adds it to what is stored of its round and writes that
(\`journal/keptRounds.ts\`), in \`localStorage\` under the key of its puzzle, such as \`world-outline.daily.twenty.2026-11-21\` ([stored.md](stored.md)).
What another tab stores enters at \`browser.ts\`, goes by \`store.ts\` to \`keeper.ts\`, which reads it, to the game
as \`sync\`, and on to the row.
`
  return [head, ...sections].join('\n')
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
