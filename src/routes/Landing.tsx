import { Link } from 'react-router-dom'
import { Footer } from '../ui/Footer'
import { PageHead } from '../ui/PageHead'
import { SampleRound } from '../ui/SampleRound'
import './Landing.css'

/** The first page: what the game is, and the way in. */
export default function Landing() {
  return (
    <>
      <PageHead
        title="The World Outline Game"
        description="Name the country from its outline. Six guesses, each answered with a distance, an arrow and a proximity. A daily puzzle and endless practice, free, without an account."
      />
      <main className="landing">
        <section className="hero">
          <div className="hero-words">
            <h1 tabIndex={-1}>The World Outline Game</h1>
            <p className="hero-lead">
              One country, nothing but its outline. Six guesses, and each one tells you how far, which way and
              how close.
            </p>
            <div className="hero-actions">
              <Link className="button" to="/daily">
                Play Today's Puzzle
              </Link>
              <Link className="button button-quiet" to="/practice">
                Practice Mode
              </Link>
            </div>
            <p className="hero-note">Free, no account, and what you play stays on your device.</p>
          </div>
          <SampleRound />
        </section>

        <section className="band" aria-labelledby="how">
          <h2 id="how">How to Play</h2>
          <ol className="steps">
            <li>
              <h3>View the silhouette</h3>
              <p>
                A mystery country appears on the plate, north at the top, with no names and no neighbours.
              </p>
            </li>
            <li>
              <h3>Make your guess</h3>
              <p>Type a few letters and pick a country from the list. You have 6 attempts.</p>
            </li>
            <li>
              <h3>Use the hints</h3>
              <p>
                Each guess gives a distance, a direction and a proximity percentage that lead to the answer.
              </p>
            </li>
          </ol>
        </section>

        <section className="band tips" aria-labelledby="tips">
          <h2 id="tips">Learn to read an outline</h2>
          <div className="tips-columns">
            <p>
              Begin with the edges. A ragged line is usually a coast; a line that could have been ruled was
              drawn by people, often along a parallel or a meridian. Rivers wander, and mountain borders
              zigzag from summit to summit.
            </p>
            <p>
              Then judge the proportions. Long and narrow countries tend to follow a coast or a mountain
              range, compact ones fill a plain or a plateau. Look for islands, for a bay that bites deep, for
              a hole where another country lies inside.
            </p>
            <p>
              Scale is the one thing a plate hides: every country fills the same frame. The first distance you
              are given puts it back on the globe.
            </p>
          </div>
        </section>

        <section className="band" aria-labelledby="why">
          <h2 id="why">Why Play</h2>
          <ul className="features">
            <li>
              <h3>Daily fresh puzzles</h3>
              <p>A new country every day at midnight UTC, the same one for everybody in the world.</p>
            </li>
            <li>
              <h3>Unlimited practice</h3>
              <p>As many rounds as you like, one random country after another.</p>
            </li>
            <li>
              <h3>Smart hints system</h3>
              <p>Great-circle distances and true bearings: with three good guesses you can work it out.</p>
            </li>
            <li>
              <h3>Share your results</h3>
              <p>Show friends how you did, in a few squares and arrows that spoil nothing.</p>
            </li>
          </ul>
        </section>
      </main>
      <Footer />
    </>
  )
}
