import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Browser } from '../../browser'
import { countryOf } from '../../geo/countries'
import { type ChallengeLink, decodeLink } from '../../machines/challenge/challengeLink'
import { resultOf, scoreOf } from '../../machines/challenge/challenges'
import { keptTokens } from '../../machines/journal/keptChallenges'
import { readRound } from '../../machines/journal/storedRound'
import { isOver, type Round } from '../../machines/round'
import { useLocale } from '../../ui/words/LocaleContext'

type Kept = { readonly token: string; readonly link: ChallengeLink }

/** The last challenges that were begun, each a way to go on or to play it again. */
export function KeptChallenges({ browser }: { readonly browser: Browser }) {
  const locale = useLocale()
  const { say, nameOf } = locale
  const [kept] = useState(() => keptTokens(browser.store).flatMap(keptOf))
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{say('challenge.kept')}</h2>
      <ol className="kept">
        {kept.map(({ token, link }) => {
          const round = roundOf(browser, token, link)
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

function keptOf(token: string): readonly Kept[] {
  const reading = decodeLink(token)
  return reading.kind === 'link' ? [{ token, link: reading.link }] : []
}

/** What is stored of a challenge, if it can be read now. */
function roundOf({ store }: Browser, token: string, { deck }: ChallengeLink): Round | undefined {
  try {
    const page = readRound(store, { kind: 'challenge', deck, token })
    return page.kind === 'round' ? page.round : undefined
  } catch {
    return undefined
  }
}
