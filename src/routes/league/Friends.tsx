import { Link } from '../../ui/parts/Link'
import { Section } from '../../ui/parts/Section'
import { useLocale } from '../../ui/words/LocaleContext'
import { Challenges } from '../challenge/Challenges'
import { Live, Page } from '../contents/Page'
import { LeagueDesk } from './League'
import '../../ui/league/league.css'

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
          <Section id="races" title={say('race.heading')}>
            <p>{say('race.how')}</p>
            <Link className="button button-quiet" to="/sprint">
              {say('sprint.heading')}
            </Link>
          </Section>
        </div>
      </Live>
    </Page>
  )
}
