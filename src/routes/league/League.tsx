import { Footer } from '../../ui/pages/Footer'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { PageTop } from '../contents/PageTop'
import { LeagueDesk } from './LeagueDesk'
import '../../ui/league/league.css'

/** A league among friends, made from the results that they have shared in a chat. */
export function League() {
  const { say } = useLocale()
  const isHydrating = useHydrating()
  return (
    <>
      <PageTop title={say('league.heading')} />
      <main className="league-page">
        <p className="league-text">{say('league.lead')}</p>
        {isHydrating && (
          <noscript>
            <p className="league-text">{say('league.noScript')}</p>
          </noscript>
        )}
        <div className="league-desk">{!isHydrating && <LeagueDesk />}</div>
        <p className="league-text">{say('league.about')}</p>
      </main>
      <Footer />
    </>
  )
}
