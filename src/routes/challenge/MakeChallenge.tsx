import { useMemo, useState } from 'react'
import { chosenRules } from '../../machines/journal/settings'
import type { PracticePuzzle } from '../../machines/puzzle'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { Notices } from '../game/Notices'
import { useGame } from '../game/useGame'
import { useSettings } from '../game/useSettings'
import { ChallengeButton } from './ChallengeButton'

/** Challenges a friend to the country that practice has dealt, which nobody need have played. */
export function MakeChallenge() {
  const [settings] = useSettings()
  const { deck, order } = settings
  const puzzle = useMemo((): PracticePuzzle => ({ kind: 'practice', deck, order }), [deck, order])
  const game = useGame(puzzle, chosenRules(settings))
  const [message, tell] = useState<ToastMessage>()
  return (
    <>
      <ChallengeButton game={game} onMessage={tell} />
      <Notices message={message} onMessage={tell} />
    </>
  )
}
