import { Link } from 'react-router-dom'
import { landing as texts } from '../ui/english'
import { Footer } from '../ui/Footer'
import { PageHead } from '../ui/PageHead'
import { SampleRound } from '../ui/SampleRound'
import './Landing.css'

/** The first page: what the game is, and the way in. */
export function Landing() {
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <main className="landing">
        <section className="hero">
          <div className="hero-words">
            <h1 tabIndex={-1}>{texts.heading}</h1>
            <p className="hero-lead">{texts.lead}</p>
            <div className="hero-actions">
              <Link className="button" to="/daily">
                {texts.play}
              </Link>
              <Link className="button button-quiet" to="/practice">
                {texts.practice}
              </Link>
            </div>
            <p className="hero-note">{texts.note}</p>
          </div>
          <SampleRound />
        </section>

        <section className="band below" aria-labelledby="how">
          <h2 id="how">{texts.how}</h2>
          <ol className="steps">{texts.steps.map(item)}</ol>
        </section>

        <section className="band tips below" aria-labelledby="tips">
          <h2 id="tips">{texts.tips}</h2>
          <div className="tips-columns">{texts.tipsText}</div>
        </section>

        <section className="band below" aria-labelledby="why">
          <h2 id="why">{texts.why}</h2>
          <ul className="features">{texts.features.map(item)}</ul>
        </section>
      </main>
      <Footer />
    </>
  )
}

function item({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
