import { type CountryDeckName, isCountryDeck, ownDecks } from '../../geo/decks'
import { type RegionDeckName, regionDecks } from '../../geo/regions/regionDecks'
import { clockTime, endingOf, limitOf, type OutlineResult, type Plan, type Run, tallyOf } from './run'

/** English name of each deck of countries in share texts, which are always in English. */
const NAMES: Readonly<Record<CountryDeckName, string>> = {
  twenty: 'Twenty',
  world: 'World',
  africa: 'Africa',
  americas: 'Americas',
  asia: 'Asia',
  europe: 'Europe',
  oceania: 'Oceania',
}

const SIGNS: Readonly<Record<OutlineResult['outcome'], string>> = {
  found: '🟩',
  late: '🟨',
  missed: '🟥',
  skipped: '⬜',
}

/** Number of symbols in a line. */
const LINE = 10

/** Name of a run, such as `Sprint · World`, or with its day. */
export function nameOfRun({ kind, deck, day }: Plan): string {
  const name = isCountryDeck(deck)
    ? NAMES[deck]
    : (ownDecks.get(deck)?.name ?? regionDecks[deck as RegionDeckName].name)
  return [kind === 'sprint' ? 'Sprint' : 'Streak', day ?? name].join(' · ')
}

/** Score of a run: the outlines found and the time, such as `23 in 3:00`; less time if the run ended early. */
export function scoreOfRun(run: Run): string {
  const { kind, clock } = run.plan
  const { found } = tallyOf(run)
  if (kind === 'streak') return String(found)
  if (clock === 'off') return `${found} without a clock`
  return `${found} in ${clockTime(endingOf(run) === 'time' ? limitOf(run.plan) : run.elapsed)}`
}

/** Formats a finished run as a text without country names. `address` leads to the same outlines. */
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
