import { useState } from 'react'
import { placeOf } from '../../geo/places'
import { scoreOf } from '../../machines/challenge/challenge'
import { type ChallengeLink, challengeLink } from '../../machines/challenge/challengeLink'
import { dayStatusOf } from '../../machines/journal/archive'
import { keptTokens } from '../../machines/journal/keptChallenges'
import { chosenRules } from '../../machines/journal/settings'
import { roundIn } from '../../machines/journal/storedRound'
import { drawTarget } from '../../machines/rules/deal'
import type { PracticePuzzle } from '../../machines/rules/puzzle'
import { isFound, isOver, newRound, type Round } from '../../machines/rules/round'
import type { WatchedStore } from '../../machines/store/store'
import { MarkSign } from '../../ui/archive/MarkSign'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { Link } from '../../ui/parts/Link'
import { Section } from '../../ui/parts/Section'
import { WithPlaces } from '../../ui/parts/WithPlaces'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { Notices } from '../game/Notices'
import { useStamps } from '../outlines/useStamps'
import { useSettings, useStored } from '../useStored'
import { ChallengeButton } from './ChallengeButton'
import './Challenge.css'

/** Section of the friends' page on challenges: a button that makes one, and the most recent ones. */
export function Challenges() {
  const { say } = useLocale()
  return (
    <Section className="challenges" id="challenges" title={say('challenge.heading')}>
      <p>{say('challenge.none')}</p>
      <MakeChallenge />
      <KeptChallenges />
    </Section>
  )
}

/** Creates a challenge from a random country of the practised deck, unknown to both players. */
function MakeChallenge() {
  const { seed } = useBrowser()
  const { settings } = useSettings()
  const [message, tell] = useState<ToastMessage>()
  const roundOf = () => {
    const puzzle: PracticePuzzle = { kind: 'practice', deck: settings.deck, order: undefined }
    const { target } = drawTarget(settings.deck, seed())
    return newRound(puzzle, target, 0, [], chosenRules(settings))
  }
  return (
    <>
      <ChallengeButton roundOf={roundOf} onMessage={tell} />
      <Notices message={message} />
    </>
  )
}

type Kept = { readonly token: string; readonly link: ChallengeLink; readonly round: Round | undefined }

/** List of the most recent challenges, each with a link to continue it or to play it again. */
function KeptChallenges() {
  const { say, nameOf } = useLocale()
  const kept = useStored(keptIn)
  if (kept.length === 0) return null
  return (
    <>
      <h3>{say('challenge.kept')}</h3>
      <ol className="kept">
        {kept.map(({ token, link, round }) => {
          const own = round && isOver(round) && { isFound: isFound(round), bars: round.guesses }
          return (
            <li key={token} className="kept-one">
              <KeptStamp link={link} round={round} />
              <Link to={`/challenge#${token}`}>
                {round && own ? (
                  <WithPlaces deck={link.deck}>{() => nameOf(placeOf(round.target))}</WithPlaces>
                ) : (
                  say('challenge.hidden')
                )}
              </Link>
              <span>{say(`decks.${link.deck}`)}</span>
              <span>{own ? say('challenge.you', { score: scoreOf(own) }) : say('challenge.open')}</span>
              {link.result && <span>{say('challenge.friend', { score: scoreOf(link.result) })}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Silhouette of the country of a challenge that is over, and the number of guesses. */
function KeptStamp({ link, round }: Pick<Kept, 'link' | 'round'>) {
  const mark = dayStatusOf(round)
  const stamps = useStamps(link.deck, mark.kind === 'won' || mark.kind === 'lost')
  return <MarkSign mark={mark} isRestDay={false} stamps={stamps} />
}

function keptIn(store: WatchedStore): readonly Kept[] {
  return keptTokens(store).flatMap((token) => {
    const reading = challengeLink.read(token)
    if (reading.kind !== 'link') return []
    const { link } = reading
    return [{ token, link, round: roundIn(store, { kind: 'challenge', deck: link.deck, token }) }]
  })
}
