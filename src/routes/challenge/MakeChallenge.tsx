import { useState } from 'react'
import { chosenRules } from '../../machines/journal/settings'
import type { PracticePuzzle } from '../../machines/puzzle'
import { newRound } from '../../machines/round'
import { drawTarget } from '../../machines/schedule/deal'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { useBrowser } from '../contexts'
import { Notices } from '../game/Notices'
import { useSettings } from '../useSettings'
import { ChallengeButton } from './ChallengeButton'

/** Challenges a friend to a country that nobody has seen: any of the deck that is practised. */
export function MakeChallenge() {
  const { seed } = useBrowser()
  const [settings] = useSettings()
  const [message, tell] = useState<ToastMessage>()
  const roundOf = () => {
    const puzzle: PracticePuzzle = { kind: 'practice', deck: settings.deck, order: undefined }
    const { target } = drawTarget(settings.deck, seed())
    return newRound(puzzle, target, 0, [], chosenRules(settings))
  }
  return (
    <>
      <ChallengeButton roundOf={roundOf} onMessage={tell} />
      <Notices message={message} onMessage={tell} />
    </>
  )
}
