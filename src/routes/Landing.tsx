import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FIRST_DECK } from '../geo/decks'
import { hasFinished } from '../machines/journal/played'
import { LazyModule } from '../ui/lazyModule'
import { SampleRound } from '../ui/pages/SampleRound'
import { Disclosure } from '../ui/parts/Disclosure'
import { LazyBoundary } from '../ui/parts/LazyBoundary'
import { Section } from '../ui/parts/Section'
import { useHydrating } from '../ui/parts/useHydrating'
import { useLocale } from '../ui/words/LocaleContext'
import { LocalMidnight } from '../ui/words/LocalMidnight'
import type { PlainId } from '../ui/words/say'
import { DayGuesses, DayPlate } from './contents/DayPlate'
import { Footer } from './contents/Footer'
import { PageTools } from './contents/Page'
import { StatusLoader, StreakCount, useOpenSteps } from './contents/Standing'
import { Today } from './contents/Today'
import { useBrowser } from './contexts'
import { LastWeek } from './record/LastWeek'
import { useMark, useToday } from './record/useRecord'
import { BackupArrival } from './transfer/BackupArrival'
import { useStored } from './useStored'
import './Landing.css'

/**
 * First page of the site, composed of the same parts for a stranger, to whom it introduces the game, and for a player, who
 * has finished a round. Prerendered, it has the parts of both; the script in the head knows who has come.
 */
export default function Landing() {
  const locale = useLocale()
  const { say } = locale
  const isHydrating = useHydrating()
  const today = useToday()
  const open = useOpenSteps()
  // A day that the store refuses to keep is known to the page alone.
  const isPlayer = useStored(hasFinished) || !open.includes('daily')
  const next = open[0]
  const isBegun = useMark(FIRST_DECK).kind !== 'unplayed'
  const composition = [
    'landing',
    isHydrating && 'landing-made',
    isPlayer && 'landing-player',
    isPlayer && isBegun && 'landing-begun',
    isPlayer && !open.includes('daily') && 'landing-over',
  ]
  return (
    <>
      <header className="landing-top">
        <h1 tabIndex={-1}>{say('landing.heading')}</h1>
        <div className="page-header-actions">
          <PageTools />
        </div>
      </header>
      <main className={composition.filter(Boolean).join(' ')}>
        <section className="hero">
          {(isHydrating || isPlayer) && <DayPlate />}
          {(isHydrating || !isPlayer) && <SampleRound />}
          <div className="hero-words">
            <p className="hero-line">{say('landing.line')}</p>
            {(isHydrating || isPlayer) && (
              <div className="hero-week">
                <p className="hero-date">{isHydrating ? '\u00a0' : locale.date(today)}</p>
                <StatusLoader>
                  <LastWeek deck={FIRST_DECK} until={today} />
                  <StreakCount deck={FIRST_DECK} />
                </StatusLoader>
              </div>
            )}
            {(isHydrating || isPlayer) && <DayGuesses />}
            <div className="hero-actions">
              <Link className={next === 'daily' ? 'button' : 'button button-quiet'} to="/daily">
                {say('landing.play')}
              </Link>
              <Link className={next === undefined ? 'button' : 'button button-quiet'} to="/practice">
                {say('landing.practice')}
              </Link>
            </div>
            <Today open={open} next={next} />
            <p className="hero-lead">{say('landing.lead')}</p>
            <p className="hero-note">{say('landing.note')}</p>
          </div>
        </section>
        {(isHydrating || isPlayer) && <MapBand />}
        <Introduction isPlayer={isPlayer} />
      </main>
      <BackupArrival />
      <Footer />
    </>
  )
}

const strip = new LazyModule(() => import('./map/MapStrip'))

/** The player's map, drawn where there is room for it. */
function MapBand() {
  const place = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => setWide((place.current?.offsetHeight ?? 0) > 0), [])
  return (
    <div ref={place} className="map-band">
      {isWide && (
        <LazyBoundary module={strip} missing={() => null}>
          {({ MapStrip }) => <MapStrip />}
        </LazyBoundary>
      )}
    </div>
  )
}

/** Introduction to the game: open for a stranger, and for a player under a heading that opens. */
function Introduction({ isPlayer }: { readonly isPlayer: boolean }) {
  const { localMidnight } = useBrowser()
  const { say } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const sections = () => (
    <div className="introduction">
      <Section className="band" id="how" title={say('landing.how')}>
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
