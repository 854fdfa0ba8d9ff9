import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Browser } from '../../browser'
import type { GameActor } from '../../machines/game'
import type { repetitionIn } from '../../machines/learning/dueDealer'
import { Late } from '../../ui/parts/Late'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { dueDealer } from './dueDealer'

type Props = { readonly game: GameActor; readonly browser: Browser }

/** What is still to be repeated today, by what is stored; and when that is done, what came of it. */
export function RepetitionNote(props: Props) {
  return <Late part={dueDealer}>{({ repetitionIn }) => <Note {...props} reckon={repetitionIn} />}</Late>
}

function Note({ game, browser, reckon }: Props & { readonly reckon: typeof repetitionIn }) {
  const { puzzle, deal } = useSelector(game, (snapshot) => snapshot.context)
  const isEnd = useSelector(game, (snapshot) => snapshot.hasTag('over'))
  const { store, now } = browser
  const { deck } = puzzle
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round that begins or ends changes what is stored
  const repetition = useMemo(() => reckon(store, { deck }, now()), [deck, deal, isEnd, store, now, reckon])
  return <RepetitionPanel repetition={repetition} isEnd={isEnd} />
}
