// Every text of the interface, a section for each part of the screen that shows them. The words that
// docs/rules.md has in type are exact. A translation is another file like this one (docs/translating.md).
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { describeOutline } from '../geo/describe'
import type { Units } from '../machines/settings'

/** What a translation has to have. */
export type Texts = typeof import('./english')

/** The language of this file as BCP 47 names it, and the direction in which it is written. */
export const language: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } = { lang: 'en', dir: 'ltr' }

/** The game as an installed program. */
export const manifest = {
  name: 'The World Outline Game',
  shortName: 'World Outline',
  description:
    'Name the country from its outline. Six guesses, each answered with a distance, an arrow and a proximity.',
  narrow: 'The daily puzzle on a phone after three guesses',
  wide: 'The daily puzzle on a wide screen after three guesses',
}

export const landing = {
  title: 'The World Outline Game',
  description:
    'Name the country from its outline. Six guesses, each answered with a distance, an arrow and a proximity. A daily puzzle and endless practice, free, without an account.',
  heading: 'The World Outline Game',
  lead: 'One country, nothing but its outline. Six guesses, and each one tells you how far, which way and how close.',
  play: "Play Today's Puzzle",
  practice: 'Practice Mode',
  note: 'Free, no account, and what you play stays on your device.',
  sample: 'An example: the outline of a country shaped like a boot',
  sampleCaption: 'Two guesses in. You know this one.',
  how: 'How to Play',
  steps: [
    {
      title: 'View the silhouette',
      text: 'A mystery country appears on the plate, north at the top, with no names and no neighbours.',
    },
    {
      title: 'Make your guess',
      text: 'Type a few letters and pick a country from the list. You have 6 attempts.',
    },
    {
      title: 'Use the hints',
      text: 'Each guess gives a distance, a direction and a proximity percentage that lead to the answer.',
    },
  ],
  tips: 'Learn to read an outline',
  tipsText: (
    <>
      <p>
        Begin with the edges. A ragged line is usually a coast; a line that could have been ruled was drawn by
        people, often along a parallel or a meridian. Rivers wander, and mountain borders zigzag from summit
        to summit.
      </p>
      <p>
        Then judge the proportions. Long and narrow countries tend to follow a coast or a mountain range,
        compact ones fill a plain or a plateau. Look for islands, for a bay that bites deep, for a hole where
        another country lies inside.
      </p>
      <p>
        Scale is the one thing a plate hides: every country fills the same frame. The first distance you are
        given puts it back on the globe.
      </p>
    </>
  ),
  why: 'Why Play',
  features: [
    {
      title: 'Daily fresh puzzles',
      text: 'A new country every day at midnight UTC, the same one for everybody in the world.',
    },
    {
      title: 'Unlimited practice',
      text: 'As many rounds as you like, one random country after another.',
    },
    {
      title: 'Smart hints system',
      text: 'Great-circle distances and true bearings: with three good guesses you can work it out.',
    },
    {
      title: 'Share your results',
      text: 'Show friends how you did, in a few squares and arrows that spoil nothing.',
    },
  ],
}

export const howToPlay = {
  title: 'How to Play · The World Outline Game',
  description:
    'The rules of the World Outline Game: guessing, what distance, direction and proximity tell you, and how to use them.',
  heading: 'How to Play',
  chapters: {
    rules: {
      title: 'Game Rules',
      text: (
        <ul>
          <li>You see the outline of a mystery country, with north at the top in its middle.</li>
          <li>You have six guesses to name it.</li>
          <li>After each wrong guess you get three hints: a distance, a direction and a proximity.</li>
          <li>The right country wins the round. The sixth wrong guess ends it, and the answer is shown.</li>
        </ul>
      ),
    },
    guessing: {
      title: 'Making Guesses',
      text: (
        <>
          <p>
            Type any part of a country’s name and pick it from the suggestions, with a tap, a click, or the
            arrow keys and Enter. When only one suggestion is left, Enter takes it. What you type is never a
            guess by itself, and a country that you have guessed is not offered again.
          </p>
          <p>
            Other names work too: <em>UK</em>, <em>America</em>, <em lang="de">Deutschland</em>,{' '}
            <em lang="ja-Latn">Nippon</em>. Accents and capitals make no difference, and neither does one
            wrong letter.
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
        </>
      ),
    },
    hints: {
      title: 'Understanding Hints',
      text: (
        <>
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
        </>
      ),
    },
    strategy: {
      title: 'Strategy Tips',
      text: (
        <ul>
          <li>
            Open with a country in the middle of a continent: its distance tells you which continent it is
            not.
          </li>
          <li>Two distances narrow the Earth to two places; an arrow picks one of them.</li>
          <li>
            Straight borders hint at the Americas, Africa and the Middle East; frayed coasts at the far north.
          </li>
          <li>Near the poles and over oceans, trust the distance first and the arrow second.</li>
        </ul>
      ),
    },
    modes: {
      title: 'Game Modes',
      text: (
        <>
          <h3>Daily Puzzle</h3>
          <p>
            One country a day, the same for everybody. It changes at midnight UTC. Your result can be shared.
          </p>
          <h3>Practice Mode</h3>
          <p>
            A random country, as often as you like. <em>New</em> deals another one at any time.
          </p>
        </>
      ),
    },
  },
  start: 'Start Playing',
}

export const about = {
  title: 'About · The World Outline Game',
  description:
    'Why the World Outline Game exists, how it measures, where its maps come from, and why it knows nothing about you.',
  heading: 'About',
  chapters: {
    mission: {
      title: 'Our Mission',
      text: (
        <p>
          A country’s shape is a story of coasts, rivers, mountains and treaties. We want to make looking at
          maps a small pleasure of every day, for anyone who wants to test their geography, with nothing in
          the way.
        </p>
      ),
    },
    works: {
      title: 'How It Works',
      text: (
        <>
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
        </>
      ),
    },
    value: {
      title: 'Educational Value',
      text: (
        <p>
          Recognising outlines trains the eye; working with distance and direction trains the map in your
          head. After a few weeks the globe has fewer blank places.
        </p>
      ),
    },
    sources: {
      title: 'Data Sources and Credits',
      text: (
        <>
          <p>
            Outlines are made from <cite>Natural Earth</cite> at 1:10 million, in the public domain, as
            packaged in world-atlas; the small maps of your season are made from it at 1:50 and 1:110 million,
            the world in the Equal Earth projection. Borders follow Natural Earth’s de facto view: they show
            who administers a place, not who has a right to it, and they are no statement of ours. Projection
            and geometry are computed with d3-geo and topojson-client.
          </p>
          <p>
            You can search for a country by what its people call it and by its official name, as the{' '}
            <cite>United Nations Group of Experts on Geographical Names</cite> lists them, and by its name in
            other languages, which your browser knows from <cite>Unicode CLDR</cite>.
          </p>
          <p>
            What is told about a country after a game comes along with the game. Areas are those of{' '}
            <cite>The World Factbook</cite>, in the public domain, with inland waters and overseas regions.
            Neighbours are the countries of the game that share a land border.
          </p>
        </>
      ),
    },
    privacy: {
      title: 'Privacy and Fair Play',
      text: (
        <>
          <p>
            There is no account, no advertising and no tracking. Everything is computed in your browser, and
            nothing you do leaves your device unless you share it yourself. Links to other sites are marked,
            and do not tell where you come from.
          </p>
          <p>
            The daily answer can be found by anyone who digs for it. We trust you to prefer the{' '}
            <Link to="/daily">puzzle</Link>.
          </p>
        </>
      ),
    },
  },
}

export const notFound = {
  title: 'Page not found · The World Outline Game',
  description: 'There is no page of the World Outline Game at this address.',
  heading: "This location isn't on our map",
  text: "The page you're looking for doesn't exist.",
  home: 'Return to Home',
}

export const errorScreen = {
  title: 'Error · The World Outline Game',
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong while drawing this page. Going home and opening it again usually helps.',
  home: 'Return to Home',
}

export const loading = { text: 'Loading' }

/** What is said of something that could not be fetched. */
export const missing = {
  screen: 'This page could not be loaded. Check your connection, then try again.',
  part: 'This part of the page could not be loaded.',
  retry: 'Try again',
  reload: 'Reload the page',
}

/** The way home from a reading page. */
export const pageHeader = { home: 'The World Outline Game' }

export const footer = {
  label: 'Footer',
  howToPlay: 'How to Play',
  about: 'About',
  copyright: '© 2026 The World Outline Game',
}

export const daily = {
  title: 'Daily Puzzle · The World Outline Game',
  description:
    'Today’s country outline, the same for everybody. Six guesses, each answered with a distance, an arrow and a proximity.',
  heading: 'Daily Puzzle',
  practice: 'Practice Mode',
}

export const practice = {
  title: 'Practice Mode · The World Outline Game',
  description: 'Endless practice: name one random country after another from its outline.',
  heading: 'Practice Mode',
  subtitle: 'A random country',
  deal: 'New',
  again: 'Play Again',
  daily: 'Daily Puzzle',
}

/** The top of a game, and its frame before the program has arrived. */
export const game = {
  home: 'Home',
  statistics: 'Statistics',
  settings: 'Settings',
  noScript:
    'This game is played with JavaScript, which is switched off in this browser. Switch it on for this site and load the page again.',
}

export const notices = {
  past: 'A new puzzle is out. You can finish this one first.',
  reload: 'Play the new puzzle',
  unkept: 'Your progress cannot be saved in this browser. You can play all the same.',
  aside: 'A saved game could not be read. It was set aside, and nothing of it was lost.',
}

export const board = {
  mystery: 'Outline of the mystery country',
  outlineOf: (name: string) => `Outline of ${name}`,
  turn: (number: number, most: number): ReactNode => `Guess ${number} of ${most}`,
}

/** The outline in words. A translation brings sentences of its own. */
export const description = { show: 'Describe the outline', sentences: describeOutline }

export const search = {
  label: 'Guess a country',
  placeholder: 'Search for a country',
  over: 'No more guesses',
  list: 'Suggestions',
  found: (count: number) =>
    count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`,
  /** Only the names as they stand in the list can be found. */
  unaided: 'No suggestions. Other names of countries could not be loaded.',
}

/** A guess and what it told. */
export const row = {
  correct: '✓ Correct!',
  units: { km: 'km', miles: 'mi' },
  proximity: 'Proximity',
  /** The compass words, by what the rules call the eight winds. */
  winds: {
    north: 'north',
    'north-east': 'north-east',
    east: 'east',
    'south-east': 'south-east',
    south: 'south',
    'south-west': 'south-west',
    west: 'west',
    'north-west': 'north-west',
  },
}

function guessesOf(count: number): string {
  return `${count} ${count === 1 ? 'guess' : 'guesses'}`
}

export const guesses = { title: 'Your Guesses' }

/** The map of the guesses at the end of a game. Numbers come as they are shown. */
export const globe = {
  title: 'On the globe',
  help: 'Turn it by dragging or with the arrow keys, zoom with plus and minus. The number keys pick out a guess.',
  globe: 'Globe',
  map: 'World map',
  globeOf: (answer: string) => `Globe with ${answer}, the guesses, and the shortest way from each`,
  mapOf: (answer: string) => `World map with ${answer}, the guesses, and the shortest way from each`,
  flat: 'Flat map',
  closer: 'Zoom in',
  further: 'Zoom out',
  pick: (number: number) => `Guess ${number} on the globe`,
  answer: (name: ReactNode): ReactNode => <>{name}: the answer</>,
  way: (name: ReactNode, answer: ReactNode, distance: string, units: Units, wind: string): ReactNode => (
    <>
      {name}: {answer} lies {distance} {units === 'km' ? 'kilometres' : 'miles'} to the {wind}
    </>
  ),
}

/** What a screen reader hears after a guess. Numbers come as they are shown. */
export const announcement = {
  correct: (name: string, count: number) => `${name}, correct, found in ${guessesOf(count)}`,
  wrong: (name: string, distance: string, units: Units, wind: string, percent: string, left: number) =>
    `${name}, ${distance} ${units === 'km' ? 'kilometres' : 'miles'}, ${wind}, ${percent} percent, ${guessesOf(left)} left`,
  lost: (row: string, answer: string) => `${row}. The answer was ${answer}`,
}

export const result = {
  won: 'Congratulations!',
  found: (name: ReactNode, count: number): ReactNode => (
    <>
      You found {name} in {guessesOf(count)}.
    </>
  ),
  lost: 'Out of guesses',
  answer: (name: ReactNode): ReactNode => <>The answer was {name}.</>,
}

export const share = {
  copy: 'Share Result',
  copied: 'Copied!',
  sheet: 'Share…',
  byHand: 'Copy the result by hand',
  toastCopied: 'Result copied to clipboard!',
  toasts: 'Notifications',
  toastFailed: 'Failed to copy to clipboard',
}

/** The result as a picture. What is written on it is the same in every language. */
export const picture = {
  save: 'Save picture',
  retry: 'Save picture: try again',
  failed: 'Failed to save the picture',
}

/** The plate about the answer. */
export const learn = {
  title: (name: ReactNode): ReactNode => <>{name} in brief</>,
  capital: 'Capital',
  continent: 'Continent',
  area: 'Area',
  units: { km: 'km²', miles: 'sq mi' },
  neighbours: 'Neighbours in the game',
  neighbour: (name: ReactNode, place: string | undefined): ReactNode =>
    place === undefined ? (
      name
    ) : (
      <>
        {name} (at {place})
      </>
    ),
  between: ', ',
  none: 'None',
  /** Capitals, continents and places come in English; a translation has its own names for them. */
  place: (name: string) => name,
  wikipedia: 'Wikipedia',
  openStreetMap: 'OpenStreetMap',
  leaving: (name: string, site: string) => `${name} on ${site}, opens in a new tab`,
}

/** The answers of the days played, as maps and as a table. */
export const season = {
  title: 'Geography of your season',
  world: 'Map of the answers so far; the table says the same',
  europe: 'Europe, enlarged',
  once: 'Once the answer',
  twice: 'Twice',
  often: 'Three times or more',
  sometimes: 'Not always found',
  never: 'Never found',
  table: (count: number, all: number) => `${count} of ${all} countries, as a table`,
  country: 'Country',
  played: 'Played',
  won: 'Won',
  average: 'Average guesses',
  none: '–',
}

export const statistics = {
  title: 'Statistics',
  played: 'Played',
  won: 'Won',
  currentStreak: 'Current streak',
  longestStreak: 'Longest streak',
  average: 'Average guesses',
  none: '–',
  distribution: 'Guess distribution',
  /** After the number of guesses that begins a line. */
  guesses: (count: number, isToday: boolean) =>
    ` ${count === 1 ? 'guess' : 'guesses'}${isToday ? ', as today' : ''}`,
  /** After the number of days that ends it. */
  days: (count: number) => (count === 1 ? ' day' : ' days'),
  next: 'Next puzzle in',
}

export const dialog = { close: 'Close' }

export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  palette: 'Palette',
  palettes: { normal: 'Atlas', high: 'High contrast' },
  distances: 'Distances',
  units: { km: 'Kilometres', miles: 'Miles' },
  names: 'Country names and numbers',
  /** The language of this file; the other choice is that of the browser, by its own name. */
  page: 'English',
}

/** The record of the days played: kept, carried to another device, or erased. */
export const backup = {
  title: 'Your record',
  text: 'Every day you have played is kept on this device only. Save it to a file to keep it or to carry it over.',
  save: 'Save to a file',
  load: 'Load from a file',
  eraseAll: 'Erase everything',
  question: 'Erase every game and setting on this device? This cannot be undone.',
  erase: 'Erase',
  keep: 'Keep',
  unchanged: 'Everything in the backup was here already.',
  taken: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} taken in.`,
  unstored: 'The backup is good, but this browser refuses to store it. Nothing was changed.',
  unread: 'The file could not be read. Choose it again.',
  /** The rules give their reason in English; a translation may say less. */
  refused: (reason: string) => reason,
}
