import { readChat } from '../../machines/league/readChat'
import { standingsOf } from '../../machines/league/standings'
import { useLocale } from '../words/LocaleContext'
import { StandingsTable } from './LeagueTables'

/** Made-up chat of two friends on two days. */
const CHAT = [
  'Mia: The World Outline Game 2026-11-24 3/6',
  'Leo: The World Outline Game 2026-11-24 5/6',
  'Mia: The World Outline Game 2026-11-25 4/6',
  'Leo: The World Outline Game 2026-11-25 X/6',
].join('\n')

const { results } = readChat(CHAT, '2026-11-25', '')

/** Example of a chat and of the standings that it gives. */
export function LeagueExample() {
  const { say } = useLocale()
  return (
    <div className="league-example">
      <pre dir="ltr">{CHAT}</pre>
      <StandingsTable caption={say('league.example')} standings={standingsOf(results)} />
    </div>
  )
}
