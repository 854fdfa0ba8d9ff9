import { Link } from 'react-router-dom'
import { Footer } from '../ui/Footer'
import { PageHead } from '../ui/PageHead'
import { PageHeader } from '../ui/PageHeader'
import '../ui/prose.css'

/** The rules. */
export default function HowToPlay() {
  return (
    <>
      <PageHead
        title="How to Play · The World Outline Game"
        description="The rules of the World Outline Game: guessing, what distance, direction and proximity tell you, and how to use them."
      />
      <PageHeader title="How to Play" />
      <main className="prose">
        <section aria-labelledby="rules">
          <h2 id="rules">Game Rules</h2>
          <ul>
            <li>You see the outline of a mystery country, with north at the top in its middle.</li>
            <li>You have six guesses to name it.</li>
            <li>After each wrong guess you get three hints: a distance, a direction and a proximity.</li>
            <li>The right country wins the round. The sixth wrong guess ends it, and the answer is shown.</li>
          </ul>
        </section>
        <section aria-labelledby="guessing">
          <h2 id="guessing">Making Guesses</h2>
          <p>
            Type any part of a country’s name and pick it from the suggestions, with a tap, a click, or the
            arrow keys and Enter. When only one suggestion is left, Enter takes it. What you type is never a
            guess by itself, and a country that you have guessed is not offered again.
          </p>
          <p>
            Other names work too: <em>UK</em>, <em>America</em>, <em>Deutschland</em>, <em>日本</em>. Accents
            and capitals make no difference, and neither does one wrong letter.
          </p>
          <h3>With the keyboard</h3>
          <dl className="prose-keys">
            <div>
              <dt>
                <kbd>↓</kbd> <kbd>↑</kbd>
              </dt>
              <dd>go through the suggestions</dd>
            </div>
            <div>
              <dt>
                <kbd>Home</kbd> <kbd>End</kbd>
              </dt>
              <dd>the first and the last suggestion</dd>
            </div>
            <div>
              <dt>
                <kbd>Enter</kbd>
              </dt>
              <dd>guess the highlighted country</dd>
            </div>
            <div>
              <dt>
                <kbd>Esc</kbd>
              </dt>
              <dd>close the suggestions; once more, empty the field; in a dialog, close it</dd>
            </div>
            <div>
              <dt>
                <kbd>Tab</kbd>
              </dt>
              <dd>go on to the next button or link, and with Shift back</dd>
            </div>
          </dl>
        </section>
        <section aria-labelledby="hints">
          <h2 id="hints">Understanding Hints</h2>
          <h3>Distance</h3>
          <p>
            The great-circle distance in kilometres, the shortest way over the Earth’s surface, from the
            middle of the country you guessed to the middle of the mystery country.
          </p>
          <h3>Direction</h3>
          <p>
            The arrow shows the way from your guess towards the mystery country, to the nearest of eight
            compass points. It is the direction in which the great circle sets out, so over long distances it
            can differ from what a flat map suggests: from Canada to India it points north, over the pole.
          </p>
          <h3>Proximity</h3>
          <p>
            How near you are in percent: 100 % is the country itself, 0 % is 20,000 kilometres away, the other
            side of the Earth. Each of the five bars stands for 20 %.
          </p>
        </section>
        <section aria-labelledby="strategy">
          <h2 id="strategy">Strategy Tips</h2>
          <ul>
            <li>
              Open with a country in the middle of a continent: its distance tells you which continent it is
              not.
            </li>
            <li>Two distances narrow the Earth to two places; an arrow picks one of them.</li>
            <li>
              Straight borders hint at the Americas, Africa and the Middle East; frayed coasts at the far
              north.
            </li>
            <li>Near the poles and over oceans, trust the distance first and the arrow second.</li>
          </ul>
        </section>
        <section aria-labelledby="modes">
          <h2 id="modes">Game Modes</h2>
          <h3>Daily Puzzle</h3>
          <p>
            One country a day, the same for everybody. It changes at midnight UTC. Your result can be shared.
          </p>
          <h3>Practice Mode</h3>
          <p>
            A random country, as often as you like. <em>New</em> deals another one at any time.
          </p>
        </section>
        <p className="prose-action">
          <Link className="button" to="/daily">
            Start Playing
          </Link>
        </p>
      </main>
      <Footer />
    </>
  )
}
