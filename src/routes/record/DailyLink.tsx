import { useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { gameIn } from '../../machines/app'
import { markOf } from '../../machines/journal/mark'
import { roundIn } from '../../machines/journal/storedRound'
import type { DailyPuzzle } from '../../machines/puzzle'
import { type DailyDeck, dailies } from '../../machines/schedule/dailies'
import type { WatchedStore } from '../../machines/store'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp } from '../contexts'
import { useStored } from '../useStored'

/** What the way to a daily puzzle is called. */
const NAMES = { daily: 'practice.daily', world: 'daily.world' } as const

/** The way to a daily puzzle, and how that of today stands. */
export function DailyLink({ deck }: { readonly deck: DailyDeck }) {
  const { say } = useLocale()
  const app = useApp()
  const today = useSelector(app, (snapshot) => snapshot.context.today)
  const puzzle = useMemo((): DailyPuzzle => ({ kind: 'daily', deck, date: today }), [deck, today])
  const game = useSelector(app, (snapshot) => gameIn(snapshot, puzzle))
  const played = useSelector(game, (snapshot) => snapshot?.context)
  const stored = useStored(useCallback((store: WatchedStore) => roundIn(store, puzzle), [puzzle]))
  const mark = markOf(played ?? stored)
  const { page } = dailies[deck]
  return (
    <Link className="button button-quiet" to={`/${page}`}>
      {`${say(NAMES[page])} · ${say('result.state', {
        state: mark.kind === 'unplayed' ? 'open' : mark.kind,
        count: mark.kind === 'won' ? mark.guesses : 0,
      })}`}
    </Link>
  )
}
