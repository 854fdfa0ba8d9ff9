import { useState } from 'react'
import { canTell as canTellOf, challengeTo } from '../../machines/challenge/challenge'
import { isFound, type Round } from '../../machines/rules/round'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { Check } from '../../ui/parts/Field'
import { Link } from '../../ui/parts/Link'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { LinkDialog } from '../LinkPanel'

type Props = {
  readonly round: Round
  readonly onMessage: (message: ToastMessage) => void
  readonly onClose: () => void
}

/** Dialog with a link to the country of a round, optionally with the sender's own result. */
export function ChallengeDialog({ round, onMessage, onClose }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const [seed] = useState(browser.seed)
  const canTell = canTellOf(round)
  const [isTold, setTold] = useState(true)
  const address = `${browser.addressOf('challenge')}#${challengeTo(round, seed, canTell && isTold)}`
  const outcome = !canTell || !isTold ? 'unknown' : isFound(round) ? 'found' : 'lost'
  const invitation = say('friend.invite', { outcome, count: round.guesses.length })
  return (
    <LinkDialog
      title={say('game.challenge')}
      lead={say(round.puzzle.kind === 'daily' ? 'friend.textDay' : 'friend.text')}
      choice={canTell && <Check name={say('friend.withResult')} isOn={isTold} onChange={setTold} />}
      {...{ address, invitation, onMessage, onClose }}
    >
      <p>
        <Link to="/challenge">{say('friend.kept')}</Link>
      </p>
    </LinkDialog>
  )
}
