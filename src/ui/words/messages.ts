// Made from locales/en.po and CLDR’s lists by `npm run make:words`.

/** The texts of the interface by their id: the names of their placeholders, and of their tags. */
export type Messages = {
  /** World Outline */
  'manifest.shortName': { values: never; tags: never }
  /** Name the country from its outline. Six guesses; each tells you how far, which way and how close. */
  'manifest.description': { values: never; tags: never }
  /** The daily puzzle on a phone after three guesses */
  'manifest.narrow': { values: never; tags: never }
  /** The daily puzzle on a wide screen after three guesses */
  'manifest.wide': { values: never; tags: never }
  /** Language */
  'shell.languages': { values: never; tags: never }
  /** Contents */
  'shell.contents': { values: never; tags: never }
  /** Settings */
  'shell.settings': { values: never; tags: never }
  /** Read this page in English */
  'offer.accept': { values: never; tags: never }
  /** No, thanks */
  'offer.decline': { values: never; tags: never }
  /** Loading */
  'shell.loading': { values: never; tags: never }
  /** This page could not be loaded. Check your connection, then try again. */
  'shell.missingScreen': { values: never; tags: never }
  /** This part of the page could not be loaded. */
  'shell.missingPart': { values: never; tags: never }
  /** Try again */
  'shell.retry': { values: never; tags: never }
  /** Reload the page */
  'shell.reload': { values: never; tags: never }
  /** Close */
  'shell.close': { values: never; tags: never }
  /** Error · The World Outline Game */
  'shell.errorTitle': { values: never; tags: never }
  /** Unexpected Application Error! */
  'shell.errorHeading': { values: never; tags: never }
  /** Something went wrong on this page. Going back to Home and opening it again usually helps. */
  'error.text': { values: never; tags: never }
  /** Return to Home */
  'shell.errorHome': { values: never; tags: never }
  /** Name the country from its outline. Six guesses; each tells you how far, which way and how close. A daily puzzle and endless practice, free, without an account. */
  'summary.landing': { values: never; tags: never }
  /** The World Outline Game */
  'landing.heading': { values: never; tags: never }
  /** six guesses */
  'landing.line': { values: never; tags: never }
  /** Play Today's Puzzle */
  'landing.play': { values: never; tags: never }
  /** An example: the outline of a country shaped like a boot */
  'landing.sample': { values: never; tags: never }
  /** Two guesses in. You know this one. */
  'landing.sampleCaption': { values: never; tags: never }
  /** Rules and tips */
  'landing.more': { values: never; tags: never }
  /** View the silhouette */
  'landing.stepView': { values: never; tags: never }
  /** A mystery country appears on the plate, north at the top, with no names and no neighbours. */
  'landing.stepViewText': { values: never; tags: never }
  /** Make your guess */
  'landing.stepGuess': { values: never; tags: never }
  /** Type a few letters and pick a country from the list. You have 6 attempts. */
  'landing.stepGuessText': { values: never; tags: never }
  /** Use the hints */
  'landing.stepHints': { values: never; tags: never }
  /** Each guess gives a distance, a direction and a proximity percentage that lead to the answer. */
  'landing.stepHintsText': { values: never; tags: never }
  /** Learn to read an outline */
  'landing.tips': { values: never; tags: never }
  /** Begin with the edges. A ragged line is usually a coast; a line that could have been ruled was drawn by people, often along a parallel or a meridian. Rivers wander, and mountain borders zigzag from summit to summit. */
  'landing.tipEdges': { values: never; tags: never }
  /** Then judge the proportions. Long and narrow countries tend to follow a coast or a mountain range, compact ones fill a plain or a plateau. Look for islands, for a bay that bites deep, for a hole where another country lies inside. */
  'landing.tipProportions': { values: never; tags: never }
  /** Scale is the one thing a plate hides: every country fills the same frame. The first distance you are given puts it back on the globe. */
  'landing.tipScale': { values: never; tags: never }
  /** Why Play */
  'landing.why': { values: never; tags: never }
  /** Daily fresh puzzles */
  'landing.daily': { values: never; tags: never }
  /** A new country every day at midnight UTC, the same one for everybody in the world. */
  'landing.dailyText': { values: never; tags: never }
  /** Unlimited practice */
  'landing.unlimited': { values: never; tags: never }
  /** As many rounds as you like, one random country after another. */
  'landing.unlimitedText': { values: never; tags: never }
  /** Smart hints system */
  'landing.smart': { values: never; tags: never }
  /** The shortest distances and true directions: with three good guesses you can work it out. */
  'landing.smartText': { values: never; tags: never }
  /** Share your results */
  'landing.share': { values: never; tags: never }
  /** Show friends how you did, in a few squares and arrows that spoil nothing. */
  'landing.shareText': { values: never; tags: never }
  /** The rules of the World Outline Game: guessing, what distance, direction and proximity tell you, and how to use them. */
  'summary.howToPlay': { values: never; tags: never }
  /** Game Rules */
  'howToPlay.rules': { values: never; tags: never }
  /** You see the outline of a mystery country, north up. */
  'howToPlay.rulesOutline': { values: never; tags: never }
  /** You have six guesses to name it. */
  'howToPlay.rulesGuesses': { values: never; tags: never }
  /** After each wrong guess you get three hints: distance, direction and proximity. */
  'howToPlay.rulesHints': { values: never; tags: never }
  /** The right country wins the round. The sixth wrong guess ends it, and the answer is shown. */
  'howToPlay.rulesEnd': { values: never; tags: never }
  /** Making Guesses */
  'howToPlay.guessing': { values: never; tags: never }
  /** Type any part of a country’s name and pick it from the suggestions, with a tap, a click, or the arrow keys and Enter. When only one suggestion is left, Enter takes it. Typing alone never makes a guess, and countries you have guessed are not offered again. */
  'howToPlay.guessingPick': { values: never; tags: never }
  /** Other names work too: <em>UK</em>, <em>America</em>, <german>Deutschland</german>, <japanese>Nippon</japanese>. Accents and capitals make no difference, and neither does one wrong letter. */
  'howToPlay.guessingNames': { values: never; tags: 'em' | 'german' | 'japanese' }
  /** With the keyboard */
  'howToPlay.keyboard': { values: never; tags: never }
  /** Home */
  'howToPlay.home': { values: never; tags: never }
  /** End */
  'howToPlay.end': { values: never; tags: never }
  /** Enter */
  'howToPlay.enter': { values: never; tags: never }
  /** Esc */
  'howToPlay.escape': { values: never; tags: never }
  /** Tab */
  'howToPlay.tab': { values: never; tags: never }
  /** go through the suggestions */
  'howToPlay.keyArrows': { values: never; tags: never }
  /** go to the first or the last suggestion */
  'howToPlay.keyEnds': { values: never; tags: never }
  /** guess the highlighted country: the one you chose, the only one left or the one you typed in full; in a sprint, the first */
  'howToPlay.keyEnter': { values: never; tags: never }
  /** close the suggestions; press again to clear the field; close a dialog */
  'howToPlay.keyEscape': { values: never; tags: never }
  /** go to the next button or link; with Shift, to the one before */
  'howToPlay.keyTab': { values: never; tags: never }
  /** Understanding Hints */
  'howToPlay.hints': { values: never; tags: never }
  /** Distance */
  'howToPlay.distance': { values: never; tags: never }
  /** The great-circle distance in kilometres, the shortest way over the Earth’s surface, from the middle of the country you guessed to the middle of the mystery country. */
  'howToPlay.distanceText': { values: never; tags: never }
  /** Direction */
  'howToPlay.direction': { values: never; tags: never }
  /** The arrow shows the way from your guess towards the mystery country, to the nearest of eight compass points. It is the direction in which the shortest way sets out, so over long distances it can differ from what a flat map suggests: from Canada to India it points north, over the pole. */
  'howToPlay.directionText': { values: never; tags: never }
  /** How near you are, as a percentage: 100% is the country itself, 0% is 20,000 kilometres away, the other side of the Earth. Each of the five bars stands for 20%. */
  'howToPlay.proximityText': { values: never; tags: never }
  /** Strategy Tips */
  'howToPlay.strategy': { values: never; tags: never }
  /** Open with a country in the middle of a continent: its distance tells you which continent it is not. */
  'howToPlay.strategyOpen': { values: never; tags: never }
  /** Two distances narrow the Earth to two places; an arrow picks one of them. */
  'howToPlay.strategyTwo': { values: never; tags: never }
  /** Straight borders hint at the Americas, Africa and the Middle East; frayed coasts at the far north. */
  'howToPlay.strategyBorders': { values: never; tags: never }
  /** Near the poles and over oceans, trust the distance first and the arrow second. */
  'howToPlay.strategyPoles': { values: never; tags: never }
  /** Game Modes */
  'howToPlay.modes': { values: never; tags: never }
  /** One country a day, the same for everybody. It changes at midnight UTC. Your result can be shared. */
  'howToPlay.dailyText': { values: never; tags: never }
  /** A random country, as often as you like. <em>New</em> deals another one at any time. */
  'howToPlay.practiceText': { values: never; tags: 'em' }
  /** The Whole World */
  'howToPlay.world': { values: never; tags: never }
  /** <link>World Daily</link> picks one of all the world’s countries each day and keeps its own statistics. */
  'howToPlay.worldDaily': { values: never; tags: 'link' }
  /** In Practice Mode the button under the heading lets you choose a deck: <em>The Twenty</em>, <em>The World</em> or a continent. In the larger ones no country comes twice until you have had them all. A country outside the deck is not offered and costs no guess. */
  'howToPlay.worldDecks': { values: never; tags: 'em' }
  /** Some countries are so close together that they would round to 100%, so a wrong guess shows at most 99%. */
  'howToPlay.worldNearest': { values: never; tags: never }
  /** Name as many outlines as you can in three minutes. A wrong answer or a skip costs ten seconds; a streak has no clock, and ends with the first wrong answer. The <link>sprint of the day</link> is the same for everybody, and can be played once. */
  'howToPlay.sprintText': { values: never; tags: 'link' }
  /** By ear */
  'howToPlay.listen': { values: never; tags: never }
  /** Every outline can be heard: the button under it, or F2, plays it and takes you along its coast. <link>Ten shapes</link> train your ear. */
  'howToPlay.listenText': { values: never; tags: 'link' }
  /** A <link>class set</link> is up to forty countries or regions picked by a teacher. The class plays it from a link or a code, with no accounts and no names, and hands in its results. */
  'howToPlay.classText': { values: never; tags: 'link' }
  /** Three switches make a round harder: the outline is hidden until the end, it is turned, or there are no arrows. They are in the settings and, until your first guess, under “Options”. A round keeps the rules it had at your first guess. */
  'howToPlay.harderText': { values: never; tags: never }
  /** Start Playing */
  'howToPlay.start': { values: never; tags: never }
  /** Back to the puzzle */
  'howToPlay.back': { values: never; tags: never }
  /** Why the World Outline Game exists, how it measures, where its maps come from, and why it knows nothing about you. */
  'summary.about': { values: never; tags: never }
  /** About */
  'about.heading': { values: never; tags: never }
  /** Our Mission */
  'about.mission': { values: never; tags: never }
  /** A country’s shape is a story of coasts, rivers, mountains and treaties. We want to make looking at maps a small daily pleasure for anyone who likes to test their geography, with nothing in the way. */
  'about.missionText': { values: never; tags: never }
  /** How It Works */
  'about.works': { values: never; tags: never }
  /** Each day a country is chosen from the date in UTC, so that everybody has the same one. Distances are great-circle distances by the haversine formula, on a sphere with a radius of 6,371 kilometres, between the centroids of the outlines that you see. Arrows are the initial bearings of those great circles. */
  'about.worksDistances': { values: never; tags: never }
  /** Every outline is drawn in an equal-area projection centred on the country itself, so that none is stretched. Far-off islands and overseas parts that would shrink the mainland to a speck are left out. */
  'about.worksOutlines': { values: never; tags: never }
  /** Educational Value */
  'about.value': { values: never; tags: never }
  /** Recognising outlines trains the eye; working with distance and direction trains the map in your head. After a few weeks the globe has fewer blank places. */
  'about.valueText': { values: never; tags: never }
  /** Data Sources and Credits */
  'about.sources': { values: never; tags: never }
  /** Outlines are made from <cite>Natural Earth</cite> at 1:10 million, in the public domain, as packaged in world-atlas; the small maps are made from it at 1:50 and 1:110 million, the world in the Equal Earth projection. Members of the United Nations are drawn whole, as far as Natural Earth can tell their parts from others. Where it cannot, as in the Golan Heights, Kashmir and Aksai Chin, a border shows who administers a place and not who has a right to it. Projection and geometry are computed with d3-geo and topojson-client. */
  'about.sourcesOutlines': { values: never; tags: 'cite' }
  /** Kashmir is divided as India, Pakistan and China administer it, with no view on who has a right to it. Western Sahara belongs to no country of the game, as the United Nations has not settled its status, and Morocco is drawn without it. */
  'about.sourcesDisputed': { values: never; tags: never }
  /** A country whose outline has fewer than {corners} corners can be guessed but is never the answer, because its shape is too plain to recognise: {names}. */
  'about.sourcesPlain': { values: 'corners' | 'names'; tags: never }
  /** You can search for a country by what its people call it and by its official name, as the <cite>United Nations Group of Experts on Geographical Names</cite> lists them, and by its name in other languages, which your browser knows from <cite>Unicode CLDR</cite>. */
  'about.sourcesNames': { values: never; tags: 'cite' }
  /** The facts about each country come with the game. Areas and populations are those of <cite>The World Factbook</cite>, in the public domain: areas with inland waters and overseas regions, populations as estimated for 2024. Ten populations that are far out there come from the United Nations instead (<cite>World Population Prospects</cite>). Neighbours are the countries of the game that share a land border. */
  'about.sourcesFacts': { values: never; tags: 'cite' }
  /** The game contains software and data made by others. Their <link>licences</link> come with it. */
  'about.sourcesLicences': { values: never; tags: 'link' }
  /** Privacy and Fair Play */
  'about.privacy': { values: never; tags: never }
  /** There is no account, no advertising and no tracking. Everything is computed in your browser, and nothing you do leaves your device unless you share it yourself. Links to other sites are marked and do not say where you came from. */
  'about.privacyDevice': { values: never; tags: never }
  /** The daily answer can be found by anyone who digs for it. We trust you to prefer the <link>puzzle</link>. */
  'about.privacyAnswer': { values: never; tags: 'link' }
  /** There is no page of the World Outline Game at this address. */
  'summary.notFound': { values: never; tags: never }
  /** This location isn't on our map */
  'notFound.heading': { values: never; tags: never }
  /** The page you're looking for doesn't exist. */
  'notFound.text': { values: never; tags: never }
  /** No connection · The World Outline Game */
  'offline.title': { values: never; tags: never }
  /** You are offline, and this page isn’t saved on your device. */
  'offline.text': { values: never; tags: never }
  /** Play in English */
  'offline.home': { values: never; tags: never }
  /** All <link>past days</link> of both puzzles can still be played. A day started late counts as “played later”, not towards a streak. */
  'howToPlay.archiveText': { values: never; tags: 'link' }
  /** Footer */
  'footer.label': { values: never; tags: never }
  /** © 2026 The World Outline Game */
  'footer.copyright': { values: never; tags: never }
  /** Today */
  'places.today': { values: never; tags: never }
  /** Practice */
  'places.practice': { values: never; tags: never }
  /** Atlas */
  'places.atlas': { values: never; tags: never }
  /** Friends */
  'places.friends': { values: never; tags: never }
  /** Teach */
  'places.teach': { values: never; tags: never }
  /** Help */
  'places.help': { values: never; tags: never }
  /** {count, plural, one {# minute} other {# minutes}} */
  'today.minutes': { values: 'count'; tags: never }
  /** {state, select, open {not played} begun {in progress} won {solved in {count}} other {not solved}} */
  'today.state': { values: 'count' | 'state'; tags: never }
  /** {points} of {all} */
  'today.points': { values: 'all' | 'points'; tags: never }
  /** Streak {count} */
  'today.streak': { values: 'count'; tags: never }
  /** won {won} of {count} */
  'today.wins': { values: 'count' | 'won'; tags: never }
  /** next puzzle in {time} */
  'today.next': { values: 'time'; tags: never }
  /** Remind me */
  'today.remind': { values: never; tags: never }
  /** {count} of the last 7 days won */
  'today.week': { values: 'count'; tags: never }
  /** {found} of {all} found */
  'today.found': { values: 'all' | 'found'; tags: never }
  /** Today’s country outline, the same for everybody. Six guesses; each tells you how far, which way and how close. */
  'summary.daily': { values: never; tags: never }
  /** Daily Puzzle */
  'daily.heading': { values: never; tags: never }
  /** Practice Mode */
  'daily.practice': { values: never; tags: never }
  /** Endless practice: name one random country after another from its outline. */
  'summary.practice': { values: never; tags: never }
  /** Put a pin on a blank globe: where is each country? What you are about to forget is asked first. */
  'summary.where': { values: never; tags: never }
  /** Practice Mode */
  'practice.heading': { values: never; tags: never }
  /** A random country */
  'practice.subtitle': { values: never; tags: never }
  /** New */
  'practice.deal': { values: never; tags: never }
  /** Play Again */
  'practice.again': { values: never; tags: never }
  /** One of all the world’s countries each day, the same for everybody. Six guesses; each tells you how far, which way and how close. */
  'summary.world': { values: never; tags: never }
  /** World Daily */
  'world.heading': { values: never; tags: never }
  /** Name one country outline after another, against the clock. A sprint of the day for everybody, and as many others as you like. */
  'summary.sprint': { values: never; tags: never }
  /** Challenge */
  'challenge.heading': { values: never; tags: never }
  /** A friend found it in {count}. Can you? */
  'challenge.found': { values: 'count'; tags: never }
  /** A friend did not find it. Can you? */
  'challenge.lost': { values: never; tags: never }
  /** This is the daily puzzle for {date}, still to come. Open the link again on that day. */
  'challenge.early': { values: 'date'; tags: never }
  /** Play */
  'challenge.play': { values: never; tags: never }
  /** This link is incomplete or mistyped. Ask your friend to send it again. */
  'challenge.damaged': { values: never; tags: never }
  /** This link needs a newer version of the game. Reload the page. */
  'challenge.later': { values: never; tags: never }
  /** Open a friend’s link to play the same outline, or make your own here. */
  'challenge.none': { values: never; tags: never }
  /** Your last challenges */
  'challenge.kept': { values: never; tags: never }
  /** Mystery outline */
  'challenge.hidden': { values: never; tags: never }
  /** You {score} */
  'challenge.you': { values: 'score'; tags: never }
  /** Friend {score} */
  'challenge.friend': { values: 'score'; tags: never }
  /** Not finished */
  'challenge.open': { values: never; tags: never }
  /** Sprint */
  'sprint.heading': { values: never; tags: never }
  /** Name one outline after another. It starts with the best-known and gets harder. */
  'sprint.lead': { values: never; tags: never }
  /** Choose a run */
  'sprint.kind': { values: never; tags: never }
  /** Sprint of the day */
  'sprint.day': { values: never; tags: never }
  /** Free sprint */
  'sprint.free': { values: never; tags: never }
  /** Streak */
  'sprint.streak': { values: never; tags: never }
  /** Three minutes, the whole world, the same outlines for everybody. Once a day. */
  'sprint.dayMeans': { values: never; tags: never }
  /** Your choice of deck and clock, as often as you like. */
  'sprint.freeMeans': { values: never; tags: never }
  /** A right answer brings the next outline. A mistake or skip costs ten seconds; five in a row earn ten. */
  'sprint.sprintMeans': { values: never; tags: never }
  /** One answer per outline, no clock. The first mistake ends it. One skip allowed. */
  'sprint.streakMeans': { values: never; tags: never }
  /** Clock */
  'sprint.clock': { values: never; tags: never }
  /** Off */
  'sprint.off': { values: never; tags: never }
  /** Start */
  'sprint.start': { values: never; tags: never }
  /** Best so far: {count} */
  'sprint.best': { values: 'count'; tags: never }
  /** Your last runs */
  'sprint.last': { values: never; tags: never }
  /** You have played today’s: {count, plural, one {# outline} other {# outlines}} found. */
  'sprint.dayPlayed': { values: 'count'; tags: never }
  /** Found */
  'sprint.found': { values: never; tags: never }
  /** Time left */
  'sprint.left': { values: never; tags: never }
  /** {count} in a row: */
  'sprint.inRow': { values: 'count'; tags: never }
  /** {number} of {count} in a row */
  'sprint.rowNow': { values: 'count' | 'number'; tags: never }
  /** Hear the time left */
  'sprint.tellTime': { values: never; tags: never }
  /** {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# second} other {# seconds}} left */
  'sprint.timeTold': { values: 'minutes' | 'seconds'; tags: never }
  /** Skip */
  'sprint.skip': { values: never; tags: never }
  /** End the run */
  'sprint.stop': { values: never; tags: never }
  /** End the run? */
  'sprint.stopQuestion': { values: never; tags: never }
  /** Today’s sprint can be played only once: this will be your result. */
  'sprint.stopMeans': { values: never; tags: never }
  /** That was: {name} */
  'sprint.skipped': { values: 'name'; tags: never }
  /** {name}, correct. {count} found. */
  'sprint.right': { values: 'count' | 'name'; tags: never }
  /** {name}, {distance} {units, select, km {kilometres} other {miles}}, {wind} */
  'sprint.wrong': { values: 'distance' | 'name' | 'units' | 'wind'; tags: never }
  /** {why, select, time {Time is up} wrong {The streak is over} all {That was all of them} other {The run is over}} */
  'sprint.over': { values: 'why'; tags: never }
  /** {count, plural, one {You named # outline.} other {You named # outlines.}} */
  'sprint.result': { values: 'count'; tags: never }
  /** A new best! */
  'sprint.newBest': { values: never; tags: never }
  /** This run */
  'sprint.thisRun': { values: never; tags: never }
  /** Your best */
  'sprint.record': { values: never; tags: never }
  /** Your average */
  'sprint.mean': { values: never; tags: never }
  /** What you missed */
  'sprint.missed': { values: never; tags: never }
  /** What you found */
  'sprint.gallery': { values: never; tags: never }
  /** Still on the screen */
  'sprint.onScreen': { values: never; tags: never }
  /** Practise {name} */
  'sprint.practise': { values: 'name'; tags: never }
  /** Play a free sprint */
  'sprint.againFree': { values: never; tags: never }
  /** Race a friend */
  'sprint.race': { values: never; tags: never }
  /** Whoever opens this link gets the same outlines in the same order, and sees how you fared. */
  'sprint.raceMeans': { values: never; tags: never }
  /** {count, plural, one {A friend named # of these outlines.} other {A friend named # of these outlines.}} */
  'sprint.invited': { values: 'count'; tags: never }
  /** Minute {number} */
  'sprint.minute': { values: 'number'; tags: never }
  /** {outcome, select, you {You named more.} friend {Your friend named more.} other {You named the same number.}} */
  'sprint.verdict': { values: 'outcome'; tags: never }
  /** Race */
  'race.heading': { values: never; tags: never }
  /** Play a run and send the link at the end: your friend gets the same outlines in the same order. */
  'race.how': { values: never; tags: never }
  /** Five countries a day: pin each one on a blank globe. 100 points inside the country, fewer the further off you are. The same five for everybody. */
  'summary.pins': { values: never; tags: never }
  /** Five Pins */
  'pins.heading': { values: never; tags: never }
  /** Pin {number} of {all} */
  'pins.turn': { values: 'all' | 'number'; tags: never }
  /** Where is {name}? */
  'pins.where': { values: 'name'; tags: never }
  /** Tap the globe to place your pin. Inside the country it scores 100 points; every 50 km off costs one. */
  'pins.rule': { values: never; tags: never }
  /** Tap to place the pin, drag to move it. Arrow keys move it too, with Shift in small steps; plus and minus zoom, Enter confirms. */
  'pins.help': { values: never; tags: never }
  /** Turn it by dragging or with the arrow keys, zoom with plus and minus. */
  'pins.turned': { values: never; tags: never }
  /** The Earth without names */
  'pins.blank': { values: never; tags: never }
  /** The Earth with {name} and your pin */
  'pins.shown': { values: 'name'; tags: never }
  /** {latitude}° {north, select, north {N} other {S}}, {longitude}° {east, select, east {E} other {W}} */
  'pins.spot': { values: 'east' | 'latitude' | 'longitude' | 'north'; tags: never }
  /** {spot}, on land */
  'pins.land': { values: 'spot'; tags: never }
  /** {spot}, at sea */
  'pins.sea': { values: 'spot'; tags: never }
  /** {spot}, in {name} */
  'pins.in': { values: 'name' | 'spot'; tags: never }
  /** Confirm pin */
  'pins.set': { values: never; tags: never }
  /** First choose a place for the pin. */
  'pins.refused': { values: never; tags: never }
  /** Choose a region instead */
  'pins.list': { values: never; tags: never }
  /** Back to the globe */
  'pins.globe': { values: never; tags: never }
  /** Region */
  'pins.region': { values: never; tags: never }
  /** A region counts as a whole: 100 points if the country is in it, otherwise by the distance from its middle. Shared results mark it with 📋. */
  'pins.regionMeans': { values: never; tags: never }
  /** {name}: your pin is in the country. */
  'pins.hit': { values: 'name'; tags: never }
  /** {name}: off by {distance} {units, select, km {km} other {mi}}. */
  'pins.missed': { values: 'distance' | 'name' | 'units'; tags: never }
  /** {name}: your region is right. */
  'pins.regionHit': { values: 'name'; tags: never }
  /** {name}: {distance} {units, select, km {km} other {mi}} from the middle of your region. */
  'pins.regionMissed': { values: 'distance' | 'name' | 'units'; tags: never }
  /** It is in this region: {region}. */
  'pins.lies': { values: 'region'; tags: never }
  /** Your pin: {place}. */
  'pins.yours': { values: 'place'; tags: never }
  /** {count, plural, one {# point} other {# points}} */
  'pins.points': { values: 'count'; tags: never }
  /** Next pin */
  'pins.next': { values: never; tags: never }
  /** {points} of {all} points */
  'pins.total': { values: 'all' | 'points'; tags: never }
  /** Northern Africa */
  'regions.northernAfrica': { values: never; tags: never }
  /** Western Africa */
  'regions.westernAfrica': { values: never; tags: never }
  /** Central Africa */
  'regions.middleAfrica': { values: never; tags: never }
  /** Eastern Africa */
  'regions.easternAfrica': { values: never; tags: never }
  /** Southern Africa */
  'regions.southernAfrica': { values: never; tags: never }
  /** Northern America */
  'regions.northernAmerica': { values: never; tags: never }
  /** Central America */
  'regions.centralAmerica': { values: never; tags: never }
  /** Caribbean */
  'regions.caribbean': { values: never; tags: never }
  /** South America */
  'regions.southAmerica': { values: never; tags: never }
  /** Northern Europe */
  'regions.northernEurope': { values: never; tags: never }
  /** Western Europe */
  'regions.westernEurope': { values: never; tags: never }
  /** Southern Europe */
  'regions.southernEurope': { values: never; tags: never }
  /** Eastern Europe */
  'regions.easternEurope': { values: never; tags: never }
  /** Central Asia */
  'regions.centralAsia': { values: never; tags: never }
  /** Western Asia */
  'regions.westernAsia': { values: never; tags: never }
  /** Southern Asia */
  'regions.southernAsia': { values: never; tags: never }
  /** Eastern Asia */
  'regions.easternAsia': { values: never; tags: never }
  /** Southeast Asia */
  'regions.southEasternAsia': { values: never; tags: never }
  /** Australasia */
  'regions.australasia': { values: never; tags: never }
  /** Melanesia */
  'regions.melanesia': { values: never; tags: never }
  /** Micronesia */
  'regions.micronesia': { values: never; tags: never }
  /** Polynesia */
  'regions.polynesia': { values: never; tags: never }
  /** Every daily puzzle since 1 January 2026, in a calendar: which you have won, and which are still to be played. */
  'summary.archive': { values: never; tags: never }
  /** Past Days */
  'archive.heading': { values: never; tags: never }
  /** Choose a day and play its puzzle. A day started late counts as “played later”, not towards a streak. */
  'archive.lead': { values: never; tags: never }
  /** A streak counts the days you finish, won or lost. Every seventh earns a rest day; you can hold two. Each covers one missed day automatically. */
  'archive.restText': { values: never; tags: never }
  /** Puzzle */
  'archive.puzzles': { values: never; tags: never }
  /** Previous month */
  'archive.previousMonth': { values: never; tags: never }
  /** Next month */
  'archive.nextMonth': { values: never; tags: never }
  /** Previous year */
  'archive.previousYear': { values: never; tags: never }
  /** Next year */
  'archive.nextYear': { values: never; tags: never }
  /** Previous day: {date} */
  'archive.previousDay': { values: 'date'; tags: never }
  /** Next day: {date} */
  'archive.nextDay': { values: 'date'; tags: never }
  /** {date}, won with {count, plural, one {# guess} other {# guesses}} */
  'archive.dayWon': { values: 'count' | 'date'; tags: never }
  /** {date}, lost */
  'archive.dayLost': { values: 'date'; tags: never }
  /** {date}: {name} */
  'archive.dayNamed': { values: 'date' | 'name'; tags: never }
  /** {date}, begun */
  'archive.dayBegun': { values: 'date'; tags: never }
  /** {date}, not played */
  'archive.dayUnplayed': { values: 'date'; tags: never }
  /** {day}, played later */
  'archive.dayLater': { values: 'day'; tags: never }
  /** {day}, rest day */
  'archive.dayRest': { values: 'day'; tags: never }
  /** Signs */
  'archive.legend': { values: never; tags: never }
  /** Won (number of guesses) */
  'archive.won': { values: never; tags: never }
  /** Lost */
  'archive.lost': { values: never; tags: never }
  /** Begun */
  'archive.begun': { values: never; tags: never }
  /** Not played */
  'archive.unplayed': { values: never; tags: never }
  /** Rest day */
  'archive.rest': { values: never; tags: never }
  /** Played later */
  'archive.later': { values: never; tags: never }
  /** Play a missed day */
  'archive.missed': { values: never; tags: never }
  /** All past days */
  'archive.calendar': { values: never; tags: never }
  /** You have played every day so far. */
  'archive.none': { values: never; tags: never }
  /** That day has not come yet. */
  'archive.future': { values: never; tags: never }
  /** There was no puzzle yet on that day. The first one was on {date}. */
  'archive.early': { values: 'date'; tags: never }
  /** There is no such day in the calendar. */
  'archive.invalid': { values: never; tags: never }
  /** Outlines of countries on a sheet of paper, each with a line to write its name on, for a class or for yourself. The answers on a second page. */
  'summary.print': { values: never; tags: never }
  /** Sheets to Print */
  'print.heading': { values: never; tags: never }
  /** A sheet of outlines for a class or a quiet afternoon, each with a line to write on. It fits A4 and Letter, and its number brings the same sheet back. */
  'print.lead': { values: never; tags: never }
  /** Deck */
  'print.deck': { values: never; tags: never }
  /** Outlines */
  'print.count': { values: never; tags: never }
  /** Answers on a second page */
  'print.answers': { values: never; tags: never }
  /** Print */
  'print.print': { values: never; tags: never }
  /** Another sheet */
  'print.another': { values: never; tags: never }
  /** Sheet number */
  'print.number': { values: never; tags: never }
  /** Open */
  'print.open': { values: never; tags: never }
  /** No sheet has this number. Check the twelve digits. */
  'print.wrong': { values: never; tags: never }
  /** This sheet needs a newer version of the game. Reload the page. */
  'print.later': { values: never; tags: never }
  /** The outlines of this sheet could not be loaded. */
  'print.missing': { values: never; tags: never }
  /** What place is this? */
  'print.question': { values: never; tags: never }
  /** Name */
  'print.name': { values: never; tags: never }
  /** Date */
  'print.date': { values: never; tags: never }
  /** Outline {number} */
  'print.outline': { values: 'number'; tags: never }
  /** Answers */
  'print.answersTitle': { values: never; tags: never }
  /** Sheet {number} */
  'print.sheet': { values: 'number'; tags: never }
  /** Tactile, one outline per page */
  'print.touch': { values: never; tags: never }
  /** Tactile sheets are for countries only. */
  'print.untouched': { values: never; tags: never }
  /** Each outline is simplified for fingers: lines 1.5 mm wide and at least 3 mm apart, with its number, a scale bar and an arrow to the north (letter n) in braille. Print it at its actual size, 100%, and copy it onto swell paper, where all that is black rises. A relief is a file for a 3D printer. */
  'touch.lead': { values: never; tags: never }
  /** This follows published guidelines for tactile maps; no blind player has tried it yet. If you do, please tell whoever runs this site what you could and could not feel. */
  'touch.untried': { values: never; tags: never }
  /** Save all as one SVG */
  'touch.all': { values: never; tags: never }
  /** Save as SVG */
  'touch.svg': { values: never; tags: never }
  /** Save relief (STL) */
  'touch.relief': { values: never; tags: never }
  /** The scale bar is {length} km. */
  'touch.bar': { values: 'length'; tags: never }
  /** {count, plural, one {# small part is left out.} other {# small parts are left out.}} */
  'touch.left': { values: 'count'; tags: never }
  /** {count, plural, one {# small part is drawn larger.} other {# small parts are drawn larger.}} */
  'touch.enlarged': { values: 'count'; tags: never }
  /** Paste a group chat and see which of you is best at naming countries from their outlines: days, averages, streaks and head to head. Nothing leaves the device. */
  'summary.friends': { values: never; tags: never }
  /** See how you fare against your friends. Paste your group’s chat: the results are read from it, and nothing leaves this device. */
  'league.lead': { values: never; tags: never }
  /** Paste today’s chat */
  'league.paste': { values: never; tags: never }
  /** Group chat */
  'league.chat': { values: never; tags: never }
  /** Player’s name, if the chat has none */
  'league.name': { values: never; tags: never }
  /** You are */
  'league.own': { values: never; tags: never }
  /** choose your name */
  'league.nobody': { values: never; tags: never }
  /** Add results */
  'league.add': { values: never; tags: never }
  /** Open an export */
  'league.file': { values: never; tags: never }
  /** {count, plural, one {# new result.} other {# new results.}} */
  'league.added': { values: 'count'; tags: never }
  /** All of these results were there already. */
  'league.known': { values: never; tags: never }
  /** No daily puzzle results found. */
  'league.none': { values: never; tags: never }
  /** {count, plural, one {# result has no name: enter whose it is and add it again.} other {# results have no name: enter whose they are and add them again.}} */
  'league.unnamed': { values: 'count'; tags: never }
  /** Example: a chat like this gives these standings */
  'league.example': { values: never; tags: never }
  /** The league reads chats from WhatsApp, Telegram and Discord, exports from Signal, and lines with a name, a colon and a result. Results aren’t checked. If someone has two for a day, the worse counts. X means not found. The league stays on this device and in your backup. Erasing everything removes it, and a home-screen app may keep a league of its own. */
  'league.about': { values: never; tags: never }
  /** Standings */
  'league.standings': { values: never; tags: never }
  /** Most wins first; among equals, the fewest guesses on average. */
  'league.order': { values: never; tags: never }
  /** Rank */
  'league.rank': { values: never; tags: never }
  /** Wins */
  'league.wins': { values: never; tags: never }
  /** Average */
  'league.average': { values: never; tags: never }
  /** Player */
  'league.player': { values: never; tags: never }
  /** Head to head */
  'league.duel': { values: never; tags: never }
  /** Tied */
  'league.level': { values: never; tags: never }
  /** Streaks */
  'league.streaks': { values: never; tags: never }
  /** Days */
  'league.days': { values: never; tags: never }
  /** Remove */
  'league.remove': { values: never; tags: never }
  /** {name}: erase all results, of both puzzles, from this device? */
  'league.removeQuestion': { values: 'name'; tags: never }
  /** Erase the league */
  'league.eraseAll': { values: never; tags: never }
  /** Erase all results of the league from this device? */
  'league.question': { values: never; tags: never }
  /** {count, plural, one {# result of the league imported.} other {# results of the league imported.}} */
  'backup.league': { values: 'count'; tags: never }
  /** The world, shaded by how well you know each country from its outline. */
  'summary.atlas': { values: never; tags: never }
  /** Your games, wins, streaks and guesses in the daily outline puzzles. */
  'summary.record': { values: never; tags: never }
  /** States, provinces and regions of 20 countries, named from their outlines: US states, Canadian provinces, Japanese prefectures and more. */
  'summary.states': { values: never; tags: never }
  /** States and provinces */
  'states.heading': { values: never; tags: never }
  /** Practise */
  'states.practise': { values: never; tags: never }
  /** Map */
  'map.heading': { values: never; tags: never }
  /** Europe, enlarged */
  'map.europe': { values: never; tags: never }
  /** Each round you finish counts: daily, practice or challenge. Choose a country on the map to see its outline, its facts and how often you have met it. None of this leaves your device. */
  'map.about': { values: never; tags: never }
  /** Your map is still blank. Find a country and it takes colour. */
  'map.empty': { values: never; tags: never }
  /** Start practising */
  'map.start': { values: never; tags: never }
  /** {due, plural, one {Review # country} other {Review # countries}} */
  'repetition.repeat': { values: 'due'; tags: never }
  /** Mastered */
  'map.mastered': { values: never; tags: never }
  /** Found */
  'map.found': { values: never; tags: never }
  /** Met */
  'map.met': { values: never; tags: never }
  /** New */
  'map.unmet': { values: never; tags: never }
  /** Never asked */
  'map.unasked': { values: never; tags: never }
  /** {deck}: how well you know each country */
  'map.label': { values: 'deck'; tags: never }
  /** {name}: {standing}{sight, select, first {, at first sight} other {}} */
  'map.country': { values: 'name' | 'sight' | 'standing'; tags: never }
  /** Press a country to open it. Zoom with two fingers or with plus and minus, and drag the enlarged map to move it. With the keyboard: arrow keys move over the map, Enter opens. */
  'map.help': { values: never; tags: never }
  /** Country */
  'map.name': { values: never; tags: never }
  /** Met */
  'map.metTimes': { values: never; tags: never }
  /** Found */
  'map.foundTimes': { values: never; tags: never }
  /** First sight */
  'map.atSight': { values: never; tags: never }
  /** Met {met, plural, one {once} other {# times}}, found {found, select, 1 {once} other {{found} times}} */
  'map.times': { values: 'found' | 'met'; tags: never }
  /** {name}, open */
  'map.open': { values: 'name'; tags: never }
  /** Practise with */
  'choice.title': { values: never; tags: never }
  /** The Twenty */
  'decks.twenty': { values: never; tags: never }
  /** The World */
  'decks.world': { values: never; tags: never }
  /** Africa */
  'decks.africa': { values: never; tags: never }
  /** The Americas */
  'decks.americas': { values: never; tags: never }
  /** Asia */
  'decks.asia': { values: never; tags: never }
  /** Europe */
  'decks.europe': { values: never; tags: never }
  /** Oceania */
  'decks.oceania': { values: never; tags: never }
  /** US states */
  'decks.US': { values: never; tags: never }
  /** Canadian provinces */
  'decks.CA': { values: never; tags: never }
  /** Mexican states */
  'decks.MX': { values: never; tags: never }
  /** Brazilian states */
  'decks.BR': { values: never; tags: never }
  /** Argentine provinces */
  'decks.AR': { values: never; tags: never }
  /** German states */
  'decks.DE': { values: never; tags: never }
  /** Austrian states */
  'decks.AT': { values: never; tags: never }
  /** Swiss cantons */
  'decks.CH': { values: never; tags: never }
  /** French regions */
  'decks.FR': { values: never; tags: never }
  /** Italian regions */
  'decks.IT': { values: never; tags: never }
  /** Spanish regions */
  'decks.ES': { values: never; tags: never }
  /** Dutch provinces */
  'decks.NL': { values: never; tags: never }
  /** Polish voivodeships */
  'decks.PL': { values: never; tags: never }
  /** Czech regions */
  'decks.CZ': { values: never; tags: never }
  /** Swedish counties */
  'decks.SE': { values: never; tags: never }
  /** Turkish provinces */
  'decks.TR': { values: never; tags: never }
  /** Japanese prefectures */
  'decks.JP': { values: never; tags: never }
  /** South African provinces */
  'decks.ZA': { values: never; tags: never }
  /** Australian states */
  'decks.AU': { values: never; tags: never }
  /** UK regions */
  'decks.GB': { values: never; tags: never }
  /** {name} isn’t one of the {count}, but can come up in <link>World Daily</link>. */
  'search.outside': { values: 'count' | 'name'; tags: 'link' }
  /** The outline could not be loaded. */
  'board.outlineMissing': { values: never; tags: never }
  /** Home */
  'game.home': { values: never; tags: never }
  /** This game needs JavaScript, which is switched off. Turn it on and reload the page. */
  'board.noScript': { values: never; tags: never }
  /** Challenge a friend */
  'game.challenge': { values: never; tags: never }
  /** A new puzzle is out. You can finish this one first. */
  'notices.past': { values: never; tags: never }
  /** A new puzzle is out. */
  'notices.next': { values: never; tags: never }
  /** Play the new puzzle */
  'notices.reload': { values: never; tags: never }
  /** Your progress cannot be saved in this browser. You can still play. */
  'notices.unsaved': { values: never; tags: never }
  /** Something went wrong here. Your games are safe. */
  'notices.failed': { values: never; tags: never }
  /** A saved game could not be read. It has been set aside; nothing was lost. */
  'notices.quarantined': { values: never; tags: never }
  /** A newer version of the game saved this round. Reload the page to continue it. */
  'notices.later': { values: never; tags: never }
  /** Everything on this device was erased. You start afresh here. */
  'notices.erased': { values: never; tags: never }
  /** Outline of the mystery country */
  'board.mystery': { values: never; tags: never }
  /** Outline of the mystery region */
  'board.mysteryRegion': { values: never; tags: never }
  /** Outline of {name} */
  'board.outlineOf': { values: 'name'; tags: never }
  /** Guess {number} of {most} */
  'board.turn': { values: 'most' | 'number'; tags: never }
  /** {count} countries */
  'board.scope': { values: 'count'; tags: never }
  /** {count} regions */
  'board.regions': { values: 'count'; tags: never }
  /** More */
  'board.more': { values: never; tags: never }
  /** Options */
  'board.options': { values: never; tags: never }
  /** How to Play */
  'board.howToPlay': { values: never; tags: never }
  /** The outline appears at the end. */
  'board.hidden': { values: never; tags: never }
  /** Guess {number} */
  'board.extra': { values: 'number'; tags: never }
  /** Give up */
  'board.giveUp': { values: never; tags: never }
  /** Keep going */
  'board.keep': { values: never; tags: never }
  /** Guess a country */
  'search.label': { values: never; tags: never }
  /** Guess a region */
  'search.region': { values: never; tags: never }
  /** Search for a country */
  'search.placeholder': { values: never; tags: never }
  /** Search for a region */
  'search.forRegion': { values: never; tags: never }
  /** Round over */
  'search.over': { values: never; tags: never }
  /** Suggestions */
  'search.list': { values: never; tags: never }
  /** No suggestions */
  'search.none': { values: never; tags: never }
  /** {count, plural, one {# suggestion} other {# suggestions}} */
  'search.found': { values: 'count'; tags: never }
  /** {name} isn’t one of the {count}, and is never the answer. */
  'search.never': { values: 'count' | 'name'; tags: never }
  /** {name} was your guess {number}. */
  'search.again': { values: 'name' | 'number'; tags: never }
  /** No suggestions. Other names could not be loaded. */
  'search.unaided': { values: never; tags: never }
  /** Your Guesses */
  'guesses.title': { values: never; tags: never }
  /** What place is this? Each guess tells how far, which way and how close. */
  'guesses.lead': { values: never; tags: never }
  /** One of twenty countries */
  'guesses.twenty': { values: never; tags: never }
  /** The answer lies {distance} {units, select, km {km} other {mi}} {wind} of {name}. */
  'guesses.told': { values: 'distance' | 'name' | 'units' | 'wind'; tags: never }
  /** {percent} close; {all} is the answer. */
  'guesses.close': { values: 'all' | 'percent'; tags: never }
  /** Guess {number} on the globe */
  'globe.pick': { values: 'number'; tags: never }
  /** ✓ Correct! */
  'row.correct': { values: never; tags: never }
  /** {units, select, km {km} other {mi}} */
  'row.unit': { values: 'units'; tags: never }
  /** Proximity */
  'row.proximity': { values: never; tags: never }
  /** nearer */
  'row.nearer': { values: never; tags: never }
  /** {name}, {wind}: {passage, select, arctic {the shortest way leads over the Arctic} antarctic {the shortest way leads over the Antarctic} edge {the shortest way crosses the edge of most maps} other {the shortest way sets out like this, and bends on a flat map}}. */
  'row.why': { values: 'name' | 'passage' | 'wind'; tags: never }
  /** north */
  'wind.north': { values: never; tags: never }
  /** north-east */
  'wind.north-east': { values: never; tags: never }
  /** east */
  'wind.east': { values: never; tags: never }
  /** south-east */
  'wind.south-east': { values: never; tags: never }
  /** south */
  'wind.south': { values: never; tags: never }
  /** south-west */
  'wind.south-west': { values: never; tags: never }
  /** west */
  'wind.west': { values: never; tags: never }
  /** north-west */
  'wind.north-west': { values: never; tags: never }
  /** {name}, correct, found in {count, plural, one {# guess} other {# guesses}} */
  'announcement.correct': { values: 'count' | 'name'; tags: never }
  /** {name}, {distance} {units, select, km {kilometres} other {miles}}, {wind}, {percent} percent, {left, plural, one {# guess} other {# guesses}} left */
  'announcement.wrong': { values: 'distance' | 'left' | 'name' | 'percent' | 'units' | 'wind'; tags: never }
  /** {name}, {distance} {units, select, km {kilometres} other {miles}}, {percent} percent, {left, plural, one {# guess} other {# guesses}} left */
  'announcement.noArrow': { values: 'distance' | 'left' | 'name' | 'percent' | 'units'; tags: never }
  /** {row}. The answer was {answer} */
  'announcement.lost': { values: 'answer' | 'row'; tags: never }
  /** Congratulations! */
  'result.won': { values: never; tags: never }
  /** You found {name} in {count, plural, one {# guess} other {# guesses}}. */
  'result.found': { values: 'count' | 'name'; tags: never }
  /** At first sight, from nothing but the outline. */
  'result.first': { values: never; tags: never }
  /** With the very last guess. */
  'result.last': { values: never; tags: never }
  /** Out of guesses */
  'result.lost': { values: never; tags: never }
  /** The answer was {name}. */
  'result.answer': { values: 'name'; tags: never }
  /** Nearest: {name}, {distance} {units, select, km {km} other {mi}} away. */
  'result.nearest': { values: 'distance' | 'name' | 'units'; tags: never }
  /** Rest day earned */
  'result.restEarned': { values: never; tags: never }
  /** {count, plural, one {# more day earns a rest day} other {# more days earn a rest day}} */
  'result.toRest': { values: 'count'; tags: never }
  /** You’ll see it again in {practice}, under “{due}” */
  'result.returns': { values: 'due' | 'practice'; tags: never }
  /** A rest day kept your streak of {count} */
  'result.restKept': { values: 'count'; tags: never }
  /** First win: {continents} */
  'result.firstWin': { values: 'continents'; tags: never }
  /** +1: {name} · {count} of {all} found */
  'result.firstFind': { values: 'all' | 'count' | 'name'; tags: never }
  /** You found {name} on guess {count}. */
  'result.foundLate': { values: 'count' | 'name'; tags: never }
  /** Given up */
  'result.givenUp': { values: never; tags: never }
  /** Share Result */
  'share.copy': { values: never; tags: never }
  /** Copied! */
  'share.copied': { values: never; tags: never }
  /** Share… */
  'share.sheet': { values: never; tags: never }
  /** Copy in words */
  'inWords.copy': { values: never; tags: never }
  /** {distance} {units, select, km {km} other {mi}} off */
  'inWords.off': { values: 'distance' | 'units'; tags: never }
  /** Copy the result by hand */
  'byHand.label': { values: never; tags: never }
  /** Result copied to clipboard! */
  'toasts.copied': { values: never; tags: never }
  /** Failed to copy to clipboard */
  'toasts.uncopied': { values: never; tags: never }
  /** Picture saved */
  'toasts.pictureSaved': { values: never; tags: never }
  /** Save picture */
  'picture.save': { values: never; tags: never }
  /** Save picture: try again */
  'picture.retry': { values: never; tags: never }
  /** Failed to save the picture */
  'toasts.pictureFailed': { values: never; tags: never }
  /** Notifications */
  'toasts.label': { values: never; tags: never }
  /** The link leads to the same outline with the same rules. The answer cannot be read from it. */
  'friend.text': { values: never; tags: never }
  /** The link leads to this daily puzzle, and it counts for your friend as it did for you. */
  'friend.textDay': { values: never; tags: never }
  /** Include my result */
  'friend.withResult': { values: never; tags: never }
  /** Link */
  'friend.link': { values: never; tags: never }
  /** Copy link */
  'friend.copy': { values: never; tags: never }
  /** Link copied. Send it to a friend! */
  'friend.copied': { values: never; tags: never }
  /** The link could not be copied. Copy it by hand. */
  'friend.failed': { values: never; tags: never }
  /** {outcome, select, found {I found it in {count}. Can you?} lost {I did not find it. Can you?} other {Can you name this outline?}} */
  'friend.invite': { values: 'count' | 'outcome'; tags: never }
  /** Challenges you have played */
  'friend.kept': { values: never; tags: never }
  /** Side by side */
  'friend.sides': { values: never; tags: never }
  /** You */
  'friend.you': { values: never; tags: never }
  /** Your friend */
  'friend.friend': { values: never; tags: never }
  /** Guess {number}: {filled} of 5 cells */
  'friend.row': { values: 'filled' | 'number'; tags: never }
  /** {outcome, select, fewer {You needed fewer guesses.} more {Your friend needed fewer guesses.} same {You both needed the same number of guesses.} you {Only you found it.} friend {Only your friend found it.} other {Neither of you found it.}} */
  'friend.verdict': { values: 'outcome'; tags: never }
  /** Describe the outline */
  'description.show': { values: never; tags: never }
  /** {label}:  */
  'description.label': { values: 'label'; tags: never }
  /** {value}. */
  'description.value': { values: 'value'; tags: never }
  /** ,  */
  'description.between': { values: never; tags: never }
  /** none */
  'description.none': { values: never; tags: never }
  /** Area */
  'description.area': { values: never; tags: never }
  /** about {area} km² */
  'description.areaText': { values: 'area'; tags: never }
  /** Proportions */
  'description.proportions': { values: never; tags: never }
  /** {shape, select, muchTaller {much taller than wide} taller {taller than wide} wider {wider than tall} muchWider {much wider than tall} other {about as tall as wide}}, {height} km from north to south, {width} km from west to east */
  'description.proportionsText': { values: 'height' | 'shape' | 'width'; tags: never }
  /** Latitude */
  'description.latitude': { values: never; tags: never }
  /** {low}° to {high}° {side, select, north {north} other {south}}, {zone, select, tropics {in the tropics} beyondPolarCircle {reaching beyond the polar circle} intoTropics {reaching into the tropics} other {between the tropic and the polar circle}} */
  'description.latitudeText': { values: 'high' | 'low' | 'side' | 'zone'; tags: never }
  /** {south}° south to {north}° north, across the equator */
  'description.equatorText': { values: 'north' | 'south'; tags: never }
  /** Separate parts */
  'description.parts': { values: never; tags: never }
  /** Other large parts */
  'description.largeParts': { values: never; tags: never }
  /** {sides} of the main part’s area */
  'description.largePartsText': { values: 'sides'; tags: never }
  /** Small parts */
  'description.smallParts': { values: never; tags: never }
  /** Hole */
  'description.hole': { values: never; tags: never }
  /** {towards} of the middle, {share}% of the area */
  'description.holeText': { values: 'share' | 'towards'; tags: never }
  /** Five strips from north to south */
  'description.rows': { values: never; tags: never }
  /** {shares}% of the width is land */
  'description.rowsText': { values: 'shares'; tags: never }
  /** Five strips from west to east */
  'description.columns': { values: never; tags: never }
  /** {shares}% of the height is land */
  'description.columnsText': { values: 'shares'; tags: never }
  /** Hollow sides of the main part */
  'description.hollows': { values: never; tags: never }
  /** {sides} deep, relative to the longer side */
  'description.hollowsText': { values: 'sides'; tags: never }
  /** {towards} {share}% */
  'description.side': { values: 'share' | 'towards'; tags: never }
  /** Straight edges */
  'description.straights': { values: never; tags: never }
  /** facing {towards} for about {length} km */
  'description.straight': { values: 'length' | 'towards'; tags: never }
  /** Line of the outline */
  'description.line': { values: never; tags: never }
  /** {coast, select, smooth {rather smooth} uneven {uneven} indented {much indented} other {jagged all over}}, {roughness}% as long as a band stretched round it */
  'description.lineText': { values: 'coast' | 'roughness'; tags: never }
  /** On the map */
  'globe.onMap': { values: never; tags: never }
  /** Map with {answer} and the guesses */
  'globe.regionOf': { values: 'answer'; tags: never }
  /** Turn it by dragging or with the arrow keys, zoom with plus and minus. The number keys pick out a guess. The nearer it was, the stronger its colour. */
  'globe.help': { values: never; tags: never }
  /** World map */
  'globe.map': { values: never; tags: never }
  /** Globe with {answer}, the guesses, and the shortest way from each */
  'globe.globeOf': { values: 'answer'; tags: never }
  /** World map with {answer}, the guesses, and the shortest way from each */
  'globe.mapOf': { values: 'answer'; tags: never }
  /** Play the story */
  'globe.story': { values: never; tags: never }
  /** Stop */
  'globe.stop': { values: never; tags: never }
  /** Next guess */
  'globe.next': { values: never; tags: never }
  /** Flat map */
  'globe.flat': { values: never; tags: never }
  /** Zoom in */
  'globe.closer': { values: never; tags: never }
  /** Zoom out */
  'globe.further': { values: never; tags: never }
  /** {name}: the answer */
  'globe.answer': { values: 'name'; tags: never }
  /** {name}: {answer} lies {distance} {units, select, km {kilometres} other {miles}} to the {wind} */
  'globe.way': { values: 'answer' | 'distance' | 'name' | 'units' | 'wind'; tags: never }
  /** Details */
  'course.review': { values: never; tags: never }
  /** Your course */
  'course.title': { values: never; tags: never }
  /** How many answers were still possible after each guess, reading the hints as people do: {arrows, select, yes {the arrow as it is, the distance to within 12%} other {the distance to within 12%}}. */
  'course.reading': { values: 'arrows'; tags: never }
  /** {count, plural, one {After guess {number}, only {names} fitted.} other {After guess {number}, only {names} fitted.}} */
  'course.few': { values: 'count' | 'names' | 'number'; tags: never }
  /** {count, plural, one {After guess {number}, about # answer was possible.} other {After guess {number}, about # answers were possible.}} */
  'course.many': { values: 'count' | 'number'; tags: never }
  /** Skill {skill} */
  'course.skill': { values: 'skill'; tags: never }
  /** Skill {skill}: on average, your guesses were better than {skill} of 100 others that you could have named. */
  'course.skillMeans': { values: 'skill'; tags: never }
  /** lucky */
  'course.lucky': { values: never; tags: never }
  /** as expected */
  'course.expected': { values: never; tags: never }
  /** unlucky */
  'course.unlucky': { values: never; tags: never }
  /** {luck, select, lucky {Lucky: fewer answers were left than usual after guesses like these.} unlucky {Unlucky: more answers were left than usual after guesses like these.} other {Luck as expected: about as many answers were left as usual after guesses like these.}} */
  'course.luckMeans': { values: 'luck'; tags: never }
  /** What each guess told */
  'course.caption': { values: never; tags: never }
  /** Guess */
  'course.guess': { values: never; tags: never }
  /** Left */
  'course.left': { values: never; tags: never }
  /** Average */
  'course.usual': { values: never; tags: never }
  /** Skill */
  'course.skillColumn': { values: never; tags: never }
  /** Luck */
  'course.luckColumn': { values: never; tags: never }
  /** Best: {name}, {expected} left */
  'course.best': { values: 'expected' | 'name'; tags: never }
  /** No better guess */
  'course.wasBest': { values: never; tags: never }
  /** Show it on the globe */
  'course.show': { values: never; tags: never }
  /** Your guesses on the globe, one by one */
  'course.steps': { values: never; tags: never }
  /** Guess {number}: {count, plural, one {# answer fits} other {# answers fit}} */
  'course.step': { values: 'count' | 'number'; tags: never }
  /** Previous guess */
  'course.back': { values: never; tags: never }
  /** Show all guesses */
  'course.end': { values: never; tags: never }
  /** Full colour: what still fitted. Pale: what this guess ruled out. The band is where its hint pointed. */
  'course.legend': { values: never; tags: never }
  /** From {guess} the shortest way to {answer} sets out to the {wind}, though on a flat map it lies to the {flat}. Arrows follow the globe. */
  'course.bends': { values: 'answer' | 'flat' | 'guess' | 'wind'; tags: never }
  /** The Navigator */
  'course.navigator': { values: never; tags: never }
  /** It always makes the guess that leaves the fewest answers on average. */
  'course.navigatorIs': { values: never; tags: never }
  /** The Navigator, from your first guess */
  'course.fromYours': { values: never; tags: never }
  /** The Navigator, from its own */
  'course.alone': { values: never; tags: never }
  /** {count, plural, one {# guess} other {# guesses}} */
  'course.found': { values: 'count'; tags: never }
  /** not found */
  'course.notFound': { values: never; tags: never }
  /** Count what still fits */
  'rules.fit': { values: never; tags: never }
  /** In practice only: after each guess, see how many answers still fit the hints, and which ones. */
  'rules.fitText': { values: never; tags: never }
  /** Still possible: {count} */
  'aid.fit': { values: 'count'; tags: never }
  /** Show on a map */
  'aid.show': { values: never; tags: never }
  /** World map with the countries that still fit */
  'fit.map': { values: never; tags: never }
  /** True size */
  'size.title': { values: never; tags: never }
  /** {answer}, about {answerArea} {units, select, km {square kilometres} other {square miles}}, over {guess}, about {guessArea}, at the same scale */
  'size.picture': { values: 'answer' | 'answerArea' | 'guess' | 'guessArea' | 'units'; tags: never }
  /** {name}: {area} {units, select, km {km²} other {sq mi}} */
  'size.area': { values: 'area' | 'name' | 'units'; tags: never }
  /** small islands enlarged in the drawing */
  'size.enlarged': { values: never; tags: never }
  /** {name} in brief */
  'learn.title': { values: 'name'; tags: never }
  /** Capital */
  'learn.capital': { values: never; tags: never }
  /** {city} ({seat, select, government {government} parliament {parliament} other {courts}}) */
  'learn.seat': { values: 'city' | 'seat'; tags: never }
  /** Government seat */
  'learn.government': { values: never; tags: never }
  /** {units, select, km {km²} other {sq mi}} */
  'learn.unit': { values: 'units'; tags: never }
  /** Rank by area */
  'learn.rank': { values: never; tags: never }
  /** {place} of {among} */
  'learn.ranked': { values: 'among' | 'place'; tags: never }
  /** Population */
  'learn.population': { values: never; tags: never }
  /** {count} ({year}) */
  'learn.counted': { values: 'count' | 'year'; tags: never }
  /** Neighbours */
  'learn.neighbours': { values: never; tags: never }
  /** {name} (via {place}) */
  'learn.neighbour': { values: 'name' | 'place'; tags: never }
  /** {name}, show on the globe */
  'learn.turn': { values: 'name'; tags: never }
  /** None */
  'learn.none': { values: never; tags: never }
  /** Wikipedia */
  'learn.wikipedia': { values: never; tags: never }
  /** OpenStreetMap */
  'learn.openStreetMap': { values: never; tags: never }
  /** {name} on {site}, opens in a new tab */
  'learn.leaving': { values: 'name' | 'site'; tags: never }
  /** Statistics */
  'statistics.title': { values: never; tags: never }
  /** Played */
  'statistics.played': { values: never; tags: never }
  /** Won */
  'statistics.won': { values: never; tags: never }
  /** Current streak */
  'statistics.currentStreak': { values: never; tags: never }
  /** Longest streak */
  'statistics.longestStreak': { values: never; tags: never }
  /** {count, plural, one {# rest day} other {# rest days}} saved up */
  'statistics.restInStock': { values: 'count'; tags: never }
  /** Seven days in a row earn a rest day. */
  'statistics.restEarned': { values: never; tags: never }
  /** with {count, plural, one {# rest day} other {# rest days}} */
  'statistics.restInLongest': { values: 'count'; tags: never }
  /** Average guesses */
  'statistics.average': { values: never; tags: never }
  /** Average skill */
  'statistics.skill': { values: never; tags: never }
  /** – */
  'statistics.none': { values: never; tags: never }
  /** Guess distribution */
  'statistics.distribution': { values: never; tags: never }
  /** {count, plural, one {guess} other {guesses}} */
  'statistics.guesses': { values: 'count'; tags: never }
  /** {count, plural, one {guess} other {guesses}}, as today */
  'statistics.guessesToday': { values: 'count'; tags: never }
  /** {count, plural, one {day} other {days}} */
  'statistics.days': { values: 'count'; tags: never }
  /** Wins under harder rules: {harder} of {won} */
  'statistics.harder': { values: 'harder' | 'won'; tags: never }
  /** Played later, and not counted above: {played, plural, one {# day} other {# days}}, {won} won. */
  'statistics.later': { values: 'played' | 'won'; tags: never }
  /** Next puzzle in */
  'statistics.next': { values: never; tags: never }
  /** A file for your calendar: an event every day, with the link to the puzzle. */
  'reminder.text': { values: never; tags: never }
  /** Every day at */
  'reminder.hour': { values: never; tags: never }
  /** Wins with help: {aided} of {won} */
  'statistics.aided': { values: 'aided' | 'won'; tags: never }
  /** Every day at {time} your time. */
  'midnight.local': { values: 'time'; tags: never }
  /** Theme */
  'settings.theme': { values: never; tags: never }
  /** System */
  'settings.system': { values: never; tags: never }
  /** Light */
  'settings.light': { values: never; tags: never }
  /** Dark */
  'settings.dark': { values: never; tags: never }
  /** Palette */
  'settings.palette': { values: never; tags: never }
  /** Atlas */
  'settings.normal': { values: never; tags: never }
  /** High contrast */
  'settings.high': { values: never; tags: never }
  /** Distances */
  'settings.distances': { values: never; tags: never }
  /** Kilometres */
  'settings.km': { values: never; tags: never }
  /** Miles */
  'settings.miles': { values: never; tags: never }
  /** Vibration */
  'settings.vibration': { values: never; tags: never }
  /** Quiz after practice */
  'settings.quiz': { values: never; tags: never }
  /** On */
  'settings.on': { values: never; tags: never }
  /** Off */
  'settings.off': { values: never; tags: never }
  /** Game */
  'settings.game': { values: never; tags: never }
  /** Look */
  'settings.look': { values: never; tags: never }
  /** Data */
  'settings.data': { values: never; tags: never }
  /** Harder rules */
  'rules.title': { values: never; tags: never }
  /** Hidden outline */
  'rules.hidden': { values: never; tags: never }
  /** Hints only. The outline appears at the end. */
  'rules.hiddenText': { values: never; tags: never }
  /** Turned outline */
  'rules.turned': { values: never; tags: never }
  /** The same angle for everybody. The outline turns upright at the end. */
  'rules.turnedText': { values: never; tags: never }
  /** No arrows */
  'rules.noArrows': { values: never; tags: never }
  /** Guesses give only distance and proximity. */
  'rules.noArrowsText': { values: never; tags: never }
  /** This round has started; your change applies to the next one. */
  'rules.next': { values: never; tags: never }
  /** Easy */
  'rules.easy': { values: never; tags: never }
  /** Standard */
  'rules.standard': { values: never; tags: never }
  /** Hard */
  'rules.hard': { values: never; tags: never }
  /** Choose one by one */
  'rules.singles': { values: never; tags: never }
  /** Lifelines */
  'rules.easier': { values: never; tags: never }
  /** Size */
  'rules.size': { values: never; tags: never }
  /** A wrong guess also shows how big the answer is compared with it. */
  'rules.sizeText': { values: never; tags: never }
  /** Shapes */
  'rules.shapes': { values: never; tags: never }
  /** Lay the outline of a wrong guess over the answer’s, at the same scale. */
  'rules.shapesText': { values: never; tags: never }
  /** Globe */
  'rules.globe': { values: never; tags: never }
  /** See your guesses on a globe, and which way each arrow sets off. */
  'rules.globeText': { values: never; tags: never }
  /** Continent */
  'rules.continent': { values: never; tags: never }
  /** Revealed after the third guess. */
  'rules.continentText': { values: never; tags: never }
  /** More guesses */
  'rules.more': { values: never; tags: never }
  /** Keep guessing after the sixth, or give up. Either way the round counts as lost. */
  'rules.moreText': { values: never; tags: never }
  /** What comes next */
  'choice.order': { values: never; tags: never }
  /** Random */
  'choice.chance': { values: never; tags: never }
  /** Due for review */
  'repetition.title': { values: never; tags: never }
  /** Where? */
  'repetition.where': { values: never; tags: never }
  /** {due, plural, one {# country is due today} other {# countries are due today}} */
  'choice.due': { values: 'due'; tags: never }
  /** Nothing is due today. */
  'choice.nothing': { values: never; tags: never }
  /** Due */
  'repetition.short': { values: never; tags: never }
  /** {due, plural, one {# due} other {# due}} */
  'repetition.dueOf': { values: 'due'; tags: never }
  /** {fresh, plural, one {# new} other {# new}} */
  'repetition.fresh': { values: 'fresh'; tags: never }
  /** {left, plural, one {# country} other {# countries}} left for today */
  'repetition.left': { values: 'left'; tags: never }
  /** {repeated} reviewed, {learned} new, {tomorrow} due tomorrow */
  'repetition.end': { values: 'learned' | 'repeated' | 'tomorrow'; tags: never }
  /** Done for today. Keep going if you like; a break costs nothing. */
  'repetition.next': { values: never; tags: never }
  /** Your record is kept on this device only. Save it to a file to keep it safe or move it to another device. */
  'backup.text': { values: never; tags: never }
  /** This browser may erase your record after seven days without a visit, unless the game is added to the home screen or the dock. */
  'backup.forgotten': { values: never; tags: never }
  /** Save to a file */
  'backup.save': { values: never; tags: never }
  /** Load from a file */
  'backup.load': { values: never; tags: never }
  /** Erase everything */
  'backup.eraseAll': { values: never; tags: never }
  /** Erase every game and setting on this device? This cannot be undone. */
  'backup.question': { values: never; tags: never }
  /** Erase */
  'backup.erase': { values: never; tags: never }
  /** Keep */
  'backup.keep': { values: never; tags: never }
  /** Everything in the backup was here already. */
  'backup.unchanged': { values: never; tags: never }
  /** Left out, because it is damaged or cannot have been played: {names}. */
  'backup.left': { values: 'names'; tags: never }
  /** {days, plural, one {# day} other {# days}} imported. */
  'backup.taken': { values: 'days'; tags: never }
  /** {count, plural, one {# round} other {# rounds}} imported. */
  'backup.learned': { values: 'count'; tags: never }
  /** The backup is fine, but this browser could not store it. Nothing was changed. */
  'backup.unstored': { values: never; tags: never }
  /** This browser could not erase your record: some of it is still there. */
  'backup.unerased': { values: never; tags: never }
  /** The file could not be read. Choose it again. */
  'backup.unread': { values: never; tags: never }
  /** The backup is empty. */
  'backup.empty': { values: never; tags: never }
  /** The backup is incomplete or damaged. */
  'backup.damaged': { values: never; tags: never }
  /** This is not a backup of The World Outline Game. */
  'backup.foreign': { values: never; tags: never }
  /** The backup is from a newer version of the game. Reload the page, then try again. */
  'backup.later': { values: never; tags: never }
  /** Send to another device */
  'transfer.send': { values: never; tags: never }
  /** Scan the code with the other device, or open the link there. The two records are merged; nothing is lost. */
  'transfer.scan': { values: never; tags: never }
  /** Your record is too large for a code. Send the file, or save it, and load it on the other device. The two records are merged. */
  'transfer.large': { values: never; tags: never }
  /** Send the file */
  'transfer.file': { values: never; tags: never }
  /** From another device */
  'transfer.arrived': { values: never; tags: never }
  /** {count, plural, one {# record} other {# records}} can be merged with what is on this device. Nothing here is lost. */
  'transfer.question': { values: 'count'; tags: never }
  /** Merge */
  'transfer.join': { values: never; tags: never }
  /** This link holds more than the game can open. Send the file instead. */
  'transfer.tooLarge': { values: never; tags: never }
  /** Copy a report */
  'report.title': { values: never; tags: never }
  /** The report goes nowhere unless you paste it somewhere, and it does not give away the answer to a round still in play. */
  'report.text': { values: never; tags: never }
  /** Report */
  'report.field': { values: never; tags: never }
  /** Copy */
  'report.copy': { values: never; tags: never }
  /** Class Sets */
  'class.heading': { values: never; tags: never }
  /** A teacher picks countries or regions; the class finds them by outline or on the globe. One link or code, no accounts, no names. */
  'class.lead': { values: never; tags: never }
  /** A new set */
  'class.make': { values: never; tags: never }
  /** Choose from */
  'class.deck': { values: never; tags: never }
  /** Add {count} at random */
  'class.addSome': { values: 'count'; tags: never }
  /** Add all */
  'class.addAll': { values: never; tags: never }
  /** Capes and islands */
  'class.islands': { values: never; tags: never }
  /** This week’s dailies */
  'class.week': { values: never; tags: never }
  /** Add a country */
  'class.add': { values: never; tags: never }
  /** Add a region */
  'class.addRegion': { values: never; tags: never }
  /** {name} is in the set already. */
  'class.already': { values: 'name'; tags: never }
  /** {name} has no outline, and cannot be chosen. */
  'class.undrawn': { values: 'name'; tags: never }
  /** Choose on the map */
  'class.map': { values: never; tags: never }
  /** Press a country to add it, and again to remove it. With a keyboard: arrow keys, Enter, + and −. */
  'class.mapHelp': { values: never; tags: never }
  /** Chosen: {count} (at most {most}) */
  'class.chosen': { values: 'count' | 'most'; tags: never }
  /** (very plain outline) */
  'class.plain': { values: never; tags: never }
  /** Move {name} up */
  'class.earlier': { values: 'name'; tags: never }
  /** Remove {name} */
  'class.remove': { values: 'name'; tags: never }
  /** How */
  'class.how': { values: never; tags: never }
  /** Question */
  'class.asks': { values: never; tags: never }
  /** Where is it? */
  'class.where': { values: never; tags: never }
  /** Order */
  'class.order': { values: never; tags: never }
  /** As in the list */
  'class.listed': { values: never; tags: never }
  /** Different for each pupil */
  'class.shuffled': { values: never; tags: never }
  /** Outline */
  'class.outline': { values: never; tags: never }
  /** As it is */
  'class.shown': { values: never; tags: never }
  /** Guesses for each outline */
  'class.guesses': { values: never; tags: never }
  /** Arrows show the direction */
  'class.arrows': { values: never; tags: never }
  /** Reveal the continent */
  'class.region': { values: never; tags: never }
  /** Make the set */
  'class.create': { values: never; tags: never }
  /** Choose something first. */
  'class.none': { values: never; tags: never }
  /** Nothing can be stored in this browser now. Nothing was lost; make room or allow storage, and try again. */
  'class.unkept': { values: never; tags: never }
  /** Sets on this device */
  'class.kept': { values: never; tags: never }
  /** {count, plural, one {# result} other {# results}} */
  'class.results': { values: 'count'; tags: never }
  /** Collect results */
  'class.collect': { values: never; tags: never }
  /** Point the camera of this device at a pupil’s code, open a pupil’s link, or paste what you were sent. */
  'class.collectText': { values: never; tags: never }
  /** Links or messages with results, as many as you like */
  'class.paste': { values: never; tags: never }
  /** Add the results */
  'class.file': { values: never; tags: never }
  /** Open a file */
  'class.open': { values: never; tags: never }
  /** For schools */
  'class.schools': { values: never; tags: never }
  /** <what>What is stored: the sets, each pupil’s guesses, and when an attempt began. A pupil has a number or none; there is no field for a name.</what><where>Where: in the browser of the device that is used, and nowhere else. There are no accounts, no cookies, no advertising and no tracking. What comes after the # in a link is never sent to this site.</where><long>For how long: until it is erased on that device, in the settings, with the set or with the browser’s data.</long><who>Who sees it: whoever uses the device, and whoever a pupil hands a result to. Nobody else. Like any web server, the one that delivers the pages sees which address asks for them.</who> */
  'class.schoolsText': { values: never; tags: 'long' | 'what' | 'where' | 'who' }
  /** {fresh, plural, one {# new result} other {# new results}}, {known} already there. */
  'class.filed': { values: 'fresh' | 'known'; tags: never }
  /** {count, plural, one {# result was} other {# results were}} rejected: mistyped, incomplete or from another set. */
  'class.refused': { values: 'count'; tags: never }
  /** There is no result in this text. */
  'class.foreign': { values: never; tags: never }
  /** For the class */
  'class.hand': { values: never; tags: never }
  /** Show the code, or send the link. It holds the whole set, never expires and gives no answer away. */
  'class.handText': { values: never; tags: never }
  /** QR code of the link */
  'class.code': { values: never; tags: never }
  /** Show it large */
  'class.large': { values: never; tags: never }
  /** Print a sheet */
  'class.print': { values: never; tags: never }
  /** Try it yourself */
  'class.try': { values: never; tags: never }
  /** Same questions, different order */
  'class.again': { values: never; tags: never }
  /** Register */
  'class.register': { values: never; tags: never }
  /** No results have come in yet. */
  'class.empty': { values: never; tags: never }
  /** Pupil */
  'class.pupil': { values: never; tags: never }
  /** Found */
  'class.found': { values: never; tags: never }
  /** Guesses */
  'class.made': { values: never; tags: never }
  /** Attempts */
  'class.tries': { values: never; tags: never }
  /** No. {number} */
  'class.number': { values: 'number'; tags: never }
  /** Without a number ({letters}) */
  'class.unnumbered': { values: 'letters'; tags: never }
  /** best of {count} attempts */
  'class.attempts': { values: 'count'; tags: never }
  /** missed */
  'class.missed': { values: never; tags: never }
  /** Export as CSV */
  'class.csv': { values: never; tags: never }
  /** Print the register */
  'class.printRegister': { values: never; tags: never }
  /** What was hard */
  'class.hard': { values: never; tags: never }
  /** The same on the map */
  'class.hardMap': { values: never; tags: never }
  /** Filled: found by four in five or more. Striped: by half or more. Empty: by fewer. */
  'class.hardHelp': { values: never; tags: never }
  /** {name}: found by {found} of {count} */
  'class.share': { values: 'count' | 'found' | 'name'; tags: never }
  /** Common mix-ups */
  'class.confused': { values: never; tags: never }
  /** {taken} instead of {name}: {count, plural, one {once} other {# times}} */
  'class.taken': { values: 'count' | 'name' | 'taken'; tags: never }
  /** Take the register to another device */
  'class.move': { values: never; tags: never }
  /** Open this link, code or file there. Both registers become one, and no result is counted twice. */
  'class.moveText': { values: never; tags: never }
  /** There are too many results for a code. Use the link or the file. */
  'class.tooLarge': { values: never; tags: never }
  /** Save a file */
  'class.saveFile': { values: never; tags: never }
  /** Erase this set and its register */
  'class.erase': { values: never; tags: never }
  /** Erase this set and its {count, plural, one {# result} other {# results}} from this device? */
  'class.eraseQuestion': { values: 'count'; tags: never }
  /** {count, plural, one {# outline to name} other {# outlines to name}} */
  'class.invited': { values: 'count'; tags: never }
  /** {count, plural, one {# country} other {# countries}} to find on the globe */
  'class.sought': { values: 'count'; tags: never }
  /** {count, plural, one {# guess} other {# guesses}} for each outline */
  'class.guessesEach': { values: 'count'; tags: never }
  /** Your number in the class */
  'class.yourNumber': { values: never; tags: never }
  /** None */
  'class.noNumber': { values: never; tags: never }
  /** Continue: {place} of {count} */
  'class.goOn': { values: 'count' | 'place'; tags: never }
  /** {found} of {count} found */
  'class.foundOf': { values: 'count' | 'found'; tags: never }
  /** See the result */
  'class.seeResult': { values: never; tags: never }
  /** What you play stays on this device. Only you can hand it in, at the end. It does not count towards your daily puzzles. */
  'class.pupilNote': { values: never; tags: never }
  /** {place} of {count} */
  'class.progress': { values: 'count' | 'place'; tags: never }
  /** Next outline */
  'class.next': { values: never; tags: never }
  /** Hand it in */
  'class.handIn': { values: never; tags: never }
  /** Let your teacher scan this code, or send the text. Every guess is in it, and nothing about you but your number. */
  'class.handInText': { values: never; tags: never }
  /** Result in detail */
  'class.result': { values: never; tags: never }
  /** Show the answers */
  'class.reveal': { values: never; tags: never }
  /** Add on this device */
  'class.fileHere': { values: never; tags: never }
  /** To the register */
  'class.toRegister': { values: never; tags: never }
  /** Make a set of countries for a class: one link, no accounts, no names. Pupils guess outlines, and you see who found what. */
  'summary.teach': { values: never; tags: never }
  /** Play the outline */
  'play.outline': { values: never; tags: never }
  /** From left to right, with a tone for each place where land begins or ends: high at the top, low at the bottom. A click at each quarter of the way. */
  'hear.how': { values: never; tags: never }
  /** Seconds */
  'hear.seconds': { values: never; tags: never }
  /** Volume */
  'hear.volume': { values: never; tags: never }
  /** Walk the coast */
  'hear.walk': { values: never; tags: never }
  /** ← and → go along the coast, ↑ and ↓ to another part. Escape leaves it. */
  'hear.walkHow': { values: never; tags: never }
  /** Continue */
  'hear.on': { values: never; tags: never }
  /** Go back */
  'hear.back': { values: never; tags: never }
  /** Another part */
  'hear.other': { values: never; tags: never }
  /** Touch the plate */
  'hear.touch': { values: never; tags: never }
  /** Move a finger, the mouse or the arrow keys over the plate: a tone on land, silence at sea, a click at the coast. The button or Escape leaves it. While a screen reader is on, double-tap and hold before you move. */
  'hear.touchHow': { values: never; tags: never }
  /** Part {number} of {count} */
  'hear.part': { values: 'count' | 'number'; tags: never }
  /** Lake */
  'hear.lake': { values: never; tags: never }
  /** Cape */
  'hear.cape': { values: never; tags: never }
  /** Ten shapes to tell by ear, and how the outline of a country sounds: from left to right, high at the top, low at the bottom. */
  'summary.listen': { values: never; tags: never }
  /** Learn to Listen */
  'listen.heading': { values: never; tags: never }
  /** An outline can be heard: it is swept from left to right, with a tone for each place where land begins or ends, high at the top and low at the bottom. Islands are sounds of their own, lakes are gaps. Headphones help. */
  'listen.lead': { values: never; tags: never }
  /** In a game the button “{play}” does this, and so does the key F2, in the field too. You can also walk the coast with the arrow keys, or touch the plate. */
  'listen.game': { values: 'play'; tags: never }
  /** Listen to the first shape */
  'listen.begin': { values: never; tags: never }
  /** Shape {number} of {count} */
  'listen.question': { values: 'count' | 'number'; tags: never }
  /** Play the shape */
  'listen.play': { values: never; tags: never }
  /** Right: {shape} */
  'listen.right': { values: 'shape'; tags: never }
  /** It was: {shape} */
  'listen.wrong': { values: 'shape'; tags: never }
  /** Next shape */
  'listen.next': { values: never; tags: never }
  /** {right} of {count} right */
  'listen.score': { values: 'count' | 'right'; tags: never }
  /** Square */
  'listen.square': { values: never; tags: never }
  /** Triangle */
  'listen.triangle': { values: never; tags: never }
  /** Disc */
  'listen.disc': { values: never; tags: never }
  /** Ring */
  'listen.ring': { values: never; tags: never }
  /** Two islands side by side */
  'listen.beside': { values: never; tags: never }
  /** Two islands, one above the other */
  'listen.above': { values: never; tags: never }
  /** Cross */
  'listen.cross': { values: never; tags: never }
  /** Slope */
  'listen.slope': { values: never; tags: never }
  /** Arch */
  'listen.arch': { values: never; tags: never }
  /** Five islets */
  'listen.islets': { values: never; tags: never }
  /** What this is based on */
  'listen.basis': { values: never; tags: never }
  /** In a study with 149 people, 18 of them blind, simple shapes played by a scanning tone were recognised in 71% of cases (Invisible Puzzle, 2015; with 227 people, 2017). In another with 35 people, blind and sighted people did equally well at maps by ear (Delogu and others, 2010). */
  'listen.research': { values: never; tags: never }
  /** No blind player has tried these sounds yet. If you are one, please tell whoever runs this site what works and what does not. */
  'listen.untried': { values: never; tags: never }
  /** Write to them */
  'reports.write': { values: never; tags: never }
  /** play the outline, and stop it; <link>ten shapes</link> teach the ear */
  'howToPlay.keyPlay': { values: never; tags: 'link' }
  /** Lay over */
  'help.lay': { values: never; tags: never }
  /** answer {size, select, part {1/{number} of the size} fifth {a fifth of the size} quarter {a quarter of the size} third {a third of the size} half {half the size} twoThirds {two thirds of the size} same {about the same size} oneAndHalf {half as large again} double {twice the size} other {{number} times the size}} */
  'help.large': { values: 'number' | 'size'; tags: never }
  /** Continent: {region} */
  'help.liesIn': { values: 'region'; tags: never }
  /** Your guesses on the globe */
  'help.globeTitle': { values: never; tags: never }
  /** Stuck? See your guesses on the globe */
  'help.stuck': { values: never; tags: never }
  /** Take a lifeline */
  'help.take': { values: never; tags: never }
  /** Your result will show 🛟, even when you share it. A lifeline stays until the end of the round. */
  'help.takeMeans': { values: never; tags: never }
  /** Globe with your guesses and the first third of the way from each */
  'help.globeOf': { values: never; tags: never }
  /** Turn it by dragging or with the arrow keys, zoom with plus and minus. The nearer a guess, the stronger its colour. Each line is the first third of the way to the answer. */
  'help.globeHelp': { values: never; tags: never }
  /** Guess {number}, {name}: to the {wind}; a third of the way along: {place}. */
  'help.over': { values: 'name' | 'number' | 'place' | 'wind'; tags: never }
  /** Guess {number}, {name}: to the {wind}; a third of the way along: sea. */
  'help.overSea': { values: 'name' | 'number' | 'wind'; tags: never }
  /** Guess {number}: {name} */
  'help.placed': { values: 'name' | 'number'; tags: never }
  /** The answer is shown, and the round counts as lost. */
  'help.giveUpMeans': { values: never; tags: never }
  /** Give up and show the answer */
  'help.showAnswer': { values: never; tags: never }
  /** Quiz: {name} */
  'landfall.title': { values: 'name'; tags: never }
  /** Quiz */
  'landfall.open': { values: never; tags: never }
  /** Not now */
  'landfall.decline': { values: never; tags: never }
  /** The quiz asks about what is shown here. Once you look, the quiz is over. */
  'landfall.asksThis': { values: never; tags: never }
  /** Show it */
  'landfall.show': { values: never; tags: never }
  /** Question {number} of {all} */
  'landfall.turn': { values: 'all' | 'number'; tags: never }
  /** Tap the globe to place your pin. Anywhere within {distance} {units, select, km {km} other {mi}} of the country counts. */
  'landfall.rule': { values: 'distance' | 'units'; tags: never }
  /** Its neighbours: choose {count} */
  'landfall.neighbours': { values: 'count'; tags: never }
  /** Nearest across the sea: choose {count} */
  'landfall.across': { values: 'count'; tags: never }
  /** Which is its capital? */
  'landfall.capital': { values: never; tags: never }
  /** Its capital is {capital} */
  'landfall.capitalIs': { values: 'capital'; tags: never }
  /** Which is its flag? */
  'landfall.flag': { values: never; tags: never }
  /** Flag {number} */
  'landfall.flagOf': { values: 'number'; tags: never }
  /** right */
  'landfall.right': { values: never; tags: never }
  /** wrong */
  'landfall.wrong': { values: never; tags: never }
  /** Right! */
  'landfall.yes': { values: never; tags: never }
  /** Not this time. */
  'landfall.no': { values: never; tags: never }
  /** Next question */
  'landfall.next': { values: never; tags: never }
  /** {right} of {all} right */
  'landfall.score': { values: 'all' | 'right'; tags: never }
  /** Flag not loaded */
  'landfall.missing': { values: never; tags: never }
  /**  and  */
  'list.pair': { values: never; tags: never }
  /** ,  */
  'list.between': { values: never; tags: never }
  /**  and  */
  'list.last': { values: never; tags: never }
  /** (?!) */
  'list.changes': { values: never; tags: never }
  /**  and  */
  'list.changed': { values: never; tags: never }
}
