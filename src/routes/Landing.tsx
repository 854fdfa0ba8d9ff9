import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hasPlayed } from '../machines/journal/played'
import { SampleRound } from '../ui/pages/SampleRound'
import { useLocale } from '../ui/words/LocaleContext'
import { LocalMidnight } from '../ui/words/LocalMidnight'
import type { PlainId } from '../ui/words/say'
import { Footer } from './contents/Footer'
import { PageTools } from './contents/Page'
import { Today } from './contents/Today'
import { useBrowser } from './contexts'
import { BackupArrival } from './transfer/BackupArrival'
import { useStored } from './useStored'
import './Landing.css'

/** First page of the site: introduces the game and links to it. */
export default function Landing() {
  const { localMidnight } = useBrowser()
  const { say } = useLocale()
  return (
    <>
      <header className="landing-top">
        <PageTools />
      </header>
      <main className={useStored(hasPlayed) ? 'landing landing-known' : 'landing'}>
        <section className="hero">
          <div className="hero-words">
            <h1 tabIndex={-1}>{say('landing.heading')}</h1>
            <p className="hero-line">{say('landing.line')}</p>
            <p className="hero-lead">{say('landing.lead')}</p>
            <div className="hero-actions">
              <Link className="button" to="/daily">
                {say('landing.play')}
              </Link>
              <Link className="button button-quiet" to="/practice">
                {say('landing.practice')}
              </Link>
            </div>
            <Today id="today" />
            <p className="hero-note">{say('landing.note')}</p>
          </div>
          <SampleRound />
        </section>

        <section className="band" aria-labelledby="how">
          <h2 id="how">{say('landing.how')}</h2>

          <ol className="steps">
            <Point title="landing.stepView" text="landing.stepViewText" />
            <Point title="landing.stepGuess" text="landing.stepGuessText" />
            <Point title="landing.stepHints" text="landing.stepHintsText" />
          </ol>
        </section>

        <section className="band tips" aria-labelledby="tips">
          <h2 id="tips">{say('landing.tips')}</h2>

          <div className="tips-columns">
            <p>{say('landing.tipEdges')}</p>
            <p>{say('landing.tipProportions')}</p>
            <p>{say('landing.tipScale')}</p>
          </div>
        </section>

        <section className="band" aria-labelledby="why">
          <h2 id="why">{say('landing.why')}</h2>

          <ul className="features">
            <Point title="landing.daily" text="landing.dailyText">
              <LocalMidnight localMidnight={localMidnight} />
            </Point>
            <Point title="landing.unlimited" text="landing.unlimitedText" />
            <Point title="landing.smart" text="landing.smartText" />
            <Point title="landing.share" text="landing.shareText" />
          </ul>
        </section>
      </main>
      <BackupArrival />
      <Footer />
    </>
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
