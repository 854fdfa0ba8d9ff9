import type { DeckName } from '../../geo/decks'
import { endingOf, limitOf, type Plan, type Run, type Seen, tallyOf } from './run'

/** What each deck is called in what is shared, which is in English. */
const NAMES: Readonly<Record<DeckName, string>> = {
  twenty: 'Twenty',
  world: 'World',
  africa: 'Africa',
  americas: 'Americas',
  asia: 'Asia',
  europe: 'Europe',
  oceania: 'Oceania',
}

const SIGNS: Readonly<Record<Seen['outcome'], string>> = {
  found: '🟩',
  late: '🟨',
  missed: '🟥',
  skipped: '⬜',
}

/** How many signs stand in a line. */
const LINE = 10

/** What a run is called, such as `Sprint · World`, or with its day. */
export function nameOfRun({ kind, deck, day }: Plan): string {
  return [kind === 'sprint' ? 'Sprint' : 'Streak', day ?? NAMES[deck]].join(' · ')
}

/** How many outlines were found, and in what time: `23 in 3:00`, or less where a run has ended before. */
export function scoreOfRun(run: Run): string {
  const { kind, clock } = run.plan
  const { found } = tallyOf(run)
  if (kind === 'streak') return String(found)
  if (clock === 'off') return `${found} without a clock`
  return `${found} in ${clockTime(endingOf(run) === 'time' ? limitOf(run.plan) : run.elapsed)}`
}

/** A run that is over as a text that names no country. `address` is where the same outlines can be played. */
export function runTextOf(run: Run, address: string): string {
  const signs = tallyOf(run).seen.map(({ outcome }) => SIGNS[outcome])
  const lines = Array.from({ length: Math.ceil(signs.length / LINE) }, (_, line) =>
    signs.slice(line * LINE, (line + 1) * LINE).join(''),
  )
  return [
    `The World Outline Game · ${nameOfRun(run.plan)} · ${scoreOfRun(run)}`,
    ...lines,
    `Play at ${address} #WorldOutline`,
  ].join('\n')
}

/** A time in milliseconds as minutes and seconds, the last one begun counted whole: `2:59`. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
