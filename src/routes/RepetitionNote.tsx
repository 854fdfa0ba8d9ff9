import { useMemo } from 'react'
import type { Browser } from '../browser'
import type { repetitionIn } from '../machines/dueDealer'
import { isOver, type Round } from '../machines/round'
import { Late } from '../ui/parts/Late'
import { RepetitionPanel } from '../ui/result/RepetitionPanel'
import { dueDealer } from './dueDealer'

type Props = { readonly round: Round; readonly browser: Browser }

/** What is still to be repeated today, by what is stored; and when that is done, what came of it. */
export function RepetitionNote(props: Props) {
  return <Late part={dueDealer}>{({ repetitionIn }) => <Note {...props} reckon={repetitionIn} />}</Late>
}

function Note({ round, browser, reckon }: Props & { readonly reckon: typeof repetitionIn }) {
  const { puzzle, deal } = round
  const isEnd = isOver(round)
  const { store, now } = browser
  const { deck } = puzzle
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round that begins or ends changes what is stored
  const repetition = useMemo(() => reckon(store, { deck }, now()), [deck, deal, isEnd, store, now, reckon])
  return <RepetitionPanel repetition={repetition} isEnd={isEnd} />
}
