import { Link } from 'react-router-dom'
import { Footer } from '../ui/Footer'
import { PageHead } from '../ui/PageHead'
import { PageHeader } from '../ui/PageHeader'
import '../ui/prose.css'

/** What the game is for, what it is made of, and what it does not do. */
export default function About() {
  return (
    <>
      <PageHead
        title="About · The World Outline Game"
        description="Why the World Outline Game exists, how it measures, where its maps come from, and why it knows nothing about you."
      />
      <PageHeader title="About" />
      <main className="prose">
        <section aria-labelledby="mission">
          <h2 id="mission">Our Mission</h2>
          <p>
            A country’s shape is a story of coasts, rivers, mountains and treaties. We want to make looking at
            maps a small pleasure of every day, for anyone who wants to test their geography, with nothing in
            the way.
          </p>
        </section>
        <section aria-labelledby="works">
          <h2 id="works">How It Works</h2>
          <p>
            Each day a country is chosen from the date in UTC, so that everybody has the same one. Distances
            are great-circle distances by the haversine formula, on a sphere with a radius of 6,371
            kilometres, between the centroids of the outlines that you see. Arrows are the initial bearings of
            those great circles.
          </p>
          <p>
            Every outline is drawn in an equal-area projection centred on the country itself, so that none is
            stretched. Far-off islands and overseas parts that would shrink the mainland to a speck are left
            out.
          </p>
        </section>
        <section aria-labelledby="value">
          <h2 id="value">Educational Value</h2>
          <p>
            Recognising outlines trains the eye; working with distance and direction trains the map in your
            head. After a few weeks the globe has fewer blank places.
          </p>
        </section>
        <section aria-labelledby="sources">
          <h2 id="sources">Data Sources and Credits</h2>
          <p>
            Outlines are made from <cite>Natural Earth</cite> at 1:10 million, in the public domain, as
            packaged in world-atlas. Borders follow Natural Earth’s de facto view: they show who administers a
            place, not who has a right to it, and they are no statement of ours. Projection and geometry are
            computed with d3-geo and topojson-client.
          </p>
          <p>
            You can search for a country by what its people call it and by its official name, as the{' '}
            <cite>United Nations Group of Experts on Geographical Names</cite> lists them, and by its name in
            other languages, which your browser knows from <cite>Unicode CLDR</cite>.
          </p>
        </section>
        <section aria-labelledby="privacy">
          <h2 id="privacy">Privacy and Fair Play</h2>
          <p>
            There is no account, no advertising and no tracking. Everything is computed in your browser, and
            nothing you do leaves your device unless you share it yourself.
          </p>
          <p>
            The daily answer can be found by anyone who digs for it. We trust you to prefer the{' '}
            <Link to="/daily">puzzle</Link>.
          </p>
        </section>
      </main>
      <Footer />
    </>
  )
}
