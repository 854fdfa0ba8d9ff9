import { Link } from 'react-router-dom'
import { countryOf } from '../../geo/countries'
import { type ChallengeLink, challengeLink } from '../../machines/challenge/challengeLink'
import { resultOf, scoreOf } from '../../machines/challenge/challenges'
import { keptTokens } from '../../machines/journal/keptChallenges'
import { roundIn } from '../../machines/journal/storedRound'
import { isOver, type Round } from '../../machines/round'
import type { WatchedStore } from '../../machines/store/store'
import { useLocale } from '../../ui/words/LocaleContext'
import { useStored } from '../useStored'

type Kept = { readonly token: string; readonly link: ChallengeLink; readonly round: Round | undefined }

/** The last challenges that were begun, each a way to go on or to play it again. */
export function KeptChallenges() {
  const locale = useLocale()
  const { say, nameOf } = locale
  const kept = useStored(keptIn)
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{say('challenge.kept')}</h2>
      <ol className="kept">
        {kept.map(({ token, link, round }) => {
          const own = round && isOver(round) ? resultOf(round) : undefined
          return (
            <li key={token} className="kept-one">
              <Link to={`/challenge#${token}`}>
                {round && own ? nameOf(countryOf(round.target)) : say('challenge.hidden')}
              </Link>
              <span>{say(`decks.${link.deck}`)}</span>
              <span>{own ? say('challenge.you', { score: scoreOf(own) }) : say('challenge.open')}</span>
              {link.result && <span>{say('challenge.friend', { score: scoreOf(link.result) })}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function keptIn(store: WatchedStore): readonly Kept[] {
  return keptTokens(store).flatMap((token) => {
    const reading = challengeLink.read(token)
    if (reading.kind !== 'link') return []
    const { link } = reading
    return [{ token, link, round: roundIn(store, { kind: 'challenge', deck: link.deck, token }) }]
  })
}
