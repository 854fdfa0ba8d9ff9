import { useSelector } from '@xstate/react'
import { useContext } from 'react'
import { gameIn } from '../../machines/openGames'
import type { Puzzle } from '../../machines/puzzle'
import type { Round } from '../../machines/round'
import { AppContext } from '../contexts'

/** The round of a puzzle that is open in this page, whether it could be stored or not. */
export function useOpenRound(puzzle: Puzzle): Round | undefined {
  const app = useContext(AppContext)
  const game = useSelector(app, (snapshot) => snapshot && gameIn(snapshot, puzzle))
  return useSelector(game, (snapshot) => snapshot?.context)
}
