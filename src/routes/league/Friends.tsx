import { Link } from '../../ui/parts/Link'
import { useLocale } from '../../ui/words/LocaleContext'
import { Challenges } from '../challenge/Challenges'
import { Live, Page } from '../contents/Page'
import { LeagueDesk } from './League'
import '../../ui/league/league.css'
import '../../ui/result/ResultPanel.css'

/** Page of what is played with friends: their league, challenges and races. */
export default function Friends() {
  const { say } = useLocale()
  return (
    <Page title={say('places.friends')} className="league-page">
      <Live
        className="league-desk"
        noScript={
          <>
            <p>{say('board.noScript')}</p>
            <p>{say('league.about')}</p>
          </>
        }
      >
        <LeagueDesk />
        <div className="league-more">
          <Challenges />
          <Link className="result-door" to="/sprint">
            <span>{say('race.heading')}</span> <small>{say('race.how')}</small>
          </Link>
        </div>
      </Live>
    </Page>
  )
}
