import { type ReactNode, useState } from 'react'
import { FIRST_DECK } from '../geo/decks'
import { hasFinished } from '../machines/journal/played'
import { Disclosure } from '../ui/parts/Disclosure'
import { Link } from '../ui/parts/Link'
import { Section } from '../ui/parts/Section'
import { useHydrating } from '../ui/parts/useHydrating'
import { useLocale } from '../ui/words/LocaleContext'
import { LocalMidnight } from '../ui/words/LocalMidnight'
import type { PlainId } from '../ui/words/messages'
import { Footer } from './contents/Footer'
import { PageTools } from './contents/Page'
import { StatusLoader, StreakCount, useOpenSteps } from './contents/Standing'
import { Today } from './contents/Today'
import { useBrowser } from './contexts'
import { HomeRound } from './day/HomeRound'
import { LastWeek } from './record/LastWeek'
import { useCheckedDay } from './record/useRecord'
import { BackupArrival } from './transfer/BackupArrival'
import { useStored } from './useStored'
import './Landing.css'

/**
 * First page of the site: today's puzzle in its place, what else there is today, and an introduction to the game, closed for a
 * player, who has finished a round.
 */
export default function Landing() {
  const { say } = useLocale()
  const isHydrating = useHydrating()
  const today = useCheckedDay()
  const open = useOpenSteps()
  // A day that the store refuses to keep is known to the page alone.
  const isPlayer = useStored(hasFinished) || !open.includes('daily')
  const next = open[0]
  return (
    <>
      <header className="landing-top">
        <h1 tabIndex={-1}>{say('landing.heading')}</h1>
        <div className="page-header-actions">
          <PageTools />
        </div>
      </header>
      <main className={isHydrating ? 'landing landing-made' : 'landing'}>
        <section className="hero">
          <HomeRound key={today} />
          <div className="hero-words">
            <div className="hero-actions">
              <Link className={next === 'daily' ? 'button' : 'button button-quiet'} to="/daily">
                {say('landing.play')}
              </Link>
              <Link className={next === undefined ? 'button' : 'button button-quiet'} to="/practice">
                {say('daily.practice')}
              </Link>
            </div>
            <div className="hero-week">
              <StatusLoader>
                <LastWeek deck={FIRST_DECK} until={today} />
                <StreakCount deck={FIRST_DECK} />
              </StatusLoader>
            </div>
            <Today open={open} next={next} />
          </div>
        </section>
        <Introduction isPlayer={isPlayer} />
      </main>
      <BackupArrival />
      <Footer />
    </>
  )
}

/** Introduction to the game: open for a stranger, and for a player under a heading that opens. */
function Introduction({ isPlayer }: { readonly isPlayer: boolean }) {
  const { localMidnight } = useBrowser()
  const { say } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const sections = () => (
    <div className="introduction">
      <Section className="band" id="how" title={say('board.howToPlay')}>
        <ol className="steps">
          <Point title="landing.stepView" text="landing.stepViewText" />
          <Point title="landing.stepGuess" text="landing.stepGuessText" />
          <Point title="landing.stepHints" text="landing.stepHintsText" />
        </ol>
      </Section>

      <Section className="band tips" id="tips" title={say('landing.tips')}>
        <div className="tips-columns">
          <p>{say('landing.tipEdges')}</p>
          <p>{say('landing.tipProportions')}</p>
          <p>{say('landing.tipScale')}</p>
        </div>
      </Section>

      <Section className="band" id="why" title={say('landing.why')}>
        <ul className="features">
          <Point title="landing.daily" text="landing.dailyText">
            <LocalMidnight localMidnight={localMidnight} />
          </Point>
          <Point title="landing.unlimited" text="landing.unlimitedText" />
          <Point title="landing.smart" text="landing.smartText" />
          <Point title="landing.share" text="landing.shareText" />
        </ul>
      </Section>
    </div>
  )
  if (!isPlayer) return sections()
  return (
    <Disclosure title={say('landing.more')} isOpen={isOpen} onToggle={setOpen}>
      {sections}
    </Disclosure>
  )
}

/** Item in the list of steps or of features. */
function Point({ title, text, children }: PointProps) {
  const { say } = useLocale()
  return (
    <li>
      <h3>{say(title)}</h3>
      <p>
        {say(text)} {children}
      </p>
    </li>
  )
}

type PointProps = { readonly title: PlainId; readonly text: PlainId; readonly children?: ReactNode }
