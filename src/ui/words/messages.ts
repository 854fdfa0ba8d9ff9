// Made from locales/en.po and CLDR’s lists by `npm run make:words`.

/** Ids of texts without placeholders and tags. */
export type PlainId =
  | 'manifest.shortName' /* World Outline */
  | 'manifest.description' /* Name the country from its outline. Six guesses; each tells you how far, which way and how close. */
  | 'manifest.narrow' /* The daily puzzle on a phone after three guesses */
  | 'manifest.wide' /* The daily puzzle on a wide screen after three guesses */
  | 'shell.languages' /* Language */
  | 'shell.contents' /* Contents */
  | 'shell.settings' /* Settings */
  | 'offer.accept' /* Read this page in English */
  | 'offer.decline' /* No, thanks */
  | 'shell.loading' /* Loading */
  | 'shell.missingScreen' /* This page could not be loaded. Check your connection, then try again. */
  | 'shell.missingPart' /* This part of the page could not be loaded. */
  | 'shell.retry' /* Try again */
  | 'shell.reload' /* Reload the page */
  | 'shell.close' /* Close */
  | 'shell.errorTitle' /* Error · The World Outline Game */
  | 'shell.errorHeading' /* Unexpected Application Error! */
  | 'error.text' /* Something went wrong on this page. Going back to Home and opening it again usually helps. */
  | 'shell.errorHome' /* Return to Home */
  | 'summary.landing' /* Name the country from its outline. Six guesses; each tells you how far, which way and how close. A daily puzzle and endless practice, free, without an account. */
  | 'landing.heading' /* The World Outline Game */
  | 'landing.line' /* six guesses */
  | 'landing.play' /* Play Today's Puzzle */
  | 'landing.sample' /* An example: the outline of a country shaped like a boot */
  | 'landing.sampleCaption' /* Two guesses in. You know this one. */
  | 'landing.more' /* Rules and tips */
  | 'landing.stepView' /* View the silhouette */
  | 'landing.stepViewText' /* A mystery country appears on the plate, north at the top, with no names and no neighbours. */
  | 'landing.stepGuess' /* Make your guess */
  | 'landing.stepGuessText' /* Type a few letters and pick a country from the list. You have 6 attempts. */
  | 'landing.stepHints' /* Use the hints */
  | 'landing.stepHintsText' /* Each guess gives a distance, a direction and a proximity percentage that lead to the answer. */
  | 'landing.tips' /* Learn to read an outline */
  | 'landing.tipEdges' /* Begin with the edges. A ragged line is usually a coast; a line that could have been ruled was drawn by people, often along a parallel or a meridian. Rivers wander, and mountain borders zigzag from summit to summit. */
  | 'landing.tipProportions' /* Then judge the proportions. Long and narrow countries tend to follow a coast or a mountain range, compact ones fill a plain or a plateau. Look for islands, for a bay that bites deep, for a hole where another country lies inside. */
  | 'landing.tipScale' /* Scale is the one thing a plate hides: every country fills the same frame. The first distance you are given puts it back on the globe. */
  | 'landing.why' /* Why Play */
  | 'landing.daily' /* Daily fresh puzzles */
  | 'landing.dailyText' /* A new country every day at midnight UTC, the same one for everybody in the world. */
  | 'landing.unlimited' /* Unlimited practice */
  | 'landing.unlimitedText' /* As many rounds as you like, one random country after another. */
  | 'landing.smart' /* Smart hints system */
  | 'landing.smartText' /* The shortest distances and true directions: with three good guesses you can work it out. */
  | 'landing.share' /* Share your results */
  | 'landing.shareText' /* Show friends how you did, in a few squares and arrows that spoil nothing. */
  | 'summary.howToPlay' /* The rules of the World Outline Game: guessing, what distance, direction and proximity tell you, and how to use them. */
  | 'howToPlay.rules' /* Game Rules */
  | 'howToPlay.rulesOutline' /* You see the outline of a mystery country, north up. */
  | 'howToPlay.rulesGuesses' /* You have six guesses to name it. */
  | 'howToPlay.rulesHints' /* After each wrong guess you get three hints: distance, direction and proximity. */
  | 'howToPlay.rulesEnd' /* The right country wins the round. The sixth wrong guess ends it, and the answer is shown. */
  | 'howToPlay.guessing' /* Making Guesses */
  | 'howToPlay.guessingPick' /* Type any part of a country’s name and pick it from the suggestions, with a tap, a click, or the arrow keys and Enter. When only one suggestion is left, Enter takes it. Typing alone never makes a guess, and countries you have guessed are not offered again. */
  | 'howToPlay.keyboard' /* With the keyboard */
  | 'howToPlay.home' /* Home */
  | 'howToPlay.end' /* End */
  | 'howToPlay.enter' /* Enter */
  | 'howToPlay.escape' /* Esc */
  | 'howToPlay.tab' /* Tab */
  | 'howToPlay.keyArrows' /* go through the suggestions */
  | 'howToPlay.keyEnds' /* go to the first or the last suggestion */
  | 'howToPlay.keyEnter' /* guess the highlighted country: the one you chose, the only one left or the one you typed in full; in a sprint, the first */
  | 'howToPlay.keyEscape' /* close the suggestions; press again to clear the field; close a dialog */
  | 'howToPlay.keyTab' /* go to the next button or link; with Shift, to the one before */
  | 'howToPlay.hints' /* Understanding Hints */
  | 'howToPlay.distance' /* Distance */
  | 'howToPlay.distanceText' /* The great-circle distance in kilometres, the shortest way over the Earth’s surface, from the middle of the country you guessed to the middle of the mystery country. */
  | 'howToPlay.direction' /* Direction */
  | 'howToPlay.directionText' /* The arrow shows the way from your guess towards the mystery country, to the nearest of eight compass points. It is the direction in which the shortest way sets out, so over long distances it can differ from what a flat map suggests: from Canada to India it points north, over the pole. */
  | 'howToPlay.proximityText' /* How near you are, as a percentage: 100% is the country itself, 0% is 20,000 kilometres away, the other side of the Earth. Each of the five bars stands for 20%. */
  | 'howToPlay.strategy' /* Strategy Tips */
  | 'howToPlay.strategyOpen' /* Open with a country in the middle of a continent: its distance tells you which continent it is not. */
  | 'howToPlay.strategyTwo' /* Two distances narrow the Earth to two places; an arrow picks one of them. */
  | 'howToPlay.strategyBorders' /* Straight borders hint at the Americas, Africa and the Middle East; frayed coasts at the far north. */
  | 'howToPlay.strategyPoles' /* Near the poles and over oceans, trust the distance first and the arrow second. */
  | 'howToPlay.modes' /* Game Modes */
  | 'howToPlay.dailyText' /* One country a day, the same for everybody. It changes at midnight UTC. Your result can be shared. */
  | 'howToPlay.world' /* The Whole World */
  | 'howToPlay.worldNearest' /* Some countries are so close together that they would round to 100%, so a wrong guess shows at most 99%. */
  | 'howToPlay.listen' /* By ear */
  | 'howToPlay.harderText' /* Three switches make a round harder: the outline is hidden until the end, it is turned, or there are no arrows. They are in the settings and, until your first guess, under “Options”. A round keeps the rules it had at your first guess. */
  | 'howToPlay.start' /* Start Playing */
  | 'howToPlay.back' /* Back to the puzzle */
  | 'summary.about' /* Why the World Outline Game exists, how it measures, where its maps come from, and why it knows nothing about you. */
  | 'about.heading' /* About */
  | 'about.mission' /* Our Mission */
  | 'about.missionText' /* A country’s shape is a story of coasts, rivers, mountains and treaties. We want to make looking at maps a small daily pleasure for anyone who likes to test their geography, with nothing in the way. */
  | 'about.works' /* How It Works */
  | 'about.worksDistances' /* Each day a country is chosen from the date in UTC, so that everybody has the same one. Distances are great-circle distances by the haversine formula, on a sphere with a radius of 6,371 kilometres, between the centroids of the outlines that you see. Arrows are the initial bearings of those great circles. */
  | 'about.worksOutlines' /* Every outline is drawn in an equal-area projection centred on the country itself, so that none is stretched. Far-off islands and overseas parts that would shrink the mainland to a speck are left out. */
  | 'about.machines' /* The Machine Inside */
  | 'about.value' /* Educational Value */
  | 'about.valueText' /* Recognising outlines trains the eye; working with distance and direction trains the map in your head. After a few weeks the globe has fewer blank places. */
  | 'about.sources' /* Data Sources and Credits */
  | 'about.sourcesDisputed' /* Kashmir is divided as India, Pakistan and China administer it, with no view on who has a right to it. Western Sahara belongs to no country of the game, as the United Nations has not settled its status, and Morocco is drawn without it. */
  | 'about.privacy' /* Privacy and Fair Play */
  | 'about.privacyDevice' /* There is no account, no advertising and no tracking. Everything is computed in your browser, and nothing you do leaves your device unless you share it yourself. Links to other sites are marked and do not say where you came from. */
  | 'summary.machines' /* Play a round and watch the state machine that runs it: its states, its arrows, what it refuses and why, forwards and back in time. */
  | 'summary.notFound' /* There is no page of the World Outline Game at this address. */
  | 'notFound.heading' /* This location isn't on our map */
  | 'notFound.text' /* The page you're looking for doesn't exist. */
  | 'offline.title' /* No connection · The World Outline Game */
  | 'offline.text' /* You are offline, and this page isn’t saved on your device. */
  | 'offline.home' /* Play in English */
  | 'footer.label' /* Footer */
  | 'footer.copyright' /* © 2026 The World Outline Game */
  | 'places.today' /* Today */
  | 'places.practice' /* Practice */
  | 'places.atlas' /* Atlas */
  | 'places.friends' /* Friends */
  | 'places.teach' /* Teach */
  | 'places.help' /* Help */
  | 'today.remind' /* Remind me */
  | 'summary.daily' /* Today’s country outline, the same for everybody. Six guesses; each tells you how far, which way and how close. */
  | 'daily.heading' /* Daily Puzzle */
  | 'daily.practice' /* Practice Mode */
  | 'summary.practice' /* Endless practice: name one random country after another from its outline. */
  | 'summary.where' /* Put a pin on a blank globe: where is each country? What you are about to forget is asked first. */
  | 'practice.heading' /* Practice Mode */
  | 'practice.subtitle' /* A random country */
  | 'practice.deal' /* New */
  | 'practice.again' /* Play Again */
  | 'practice.own' /* A map of your own */
  | 'summary.world' /* One of all the world’s countries each day, the same for everybody. Six guesses; each tells you how far, which way and how close. */
  | 'world.heading' /* World Daily */
  | 'summary.sprint' /* Name one country outline after another, against the clock. A sprint of the day for everybody, and as many others as you like. */
  | 'challenge.heading' /* Challenge */
  | 'challenge.lost' /* A friend did not find it. Can you? */
  | 'challenge.damaged' /* This link is incomplete or mistyped. Ask your friend to send it again. */
  | 'challenge.later' /* This link needs a newer version of the game. Reload the page. */
  | 'challenge.none' /* Open a friend’s link to play the same outline, or make your own here. */
  | 'challenge.kept' /* Your last challenges */
  | 'challenge.hidden' /* Mystery outline */
  | 'challenge.open' /* Not finished */
  | 'sprint.heading' /* Sprint */
  | 'sprint.lead' /* Name one outline after another. It starts with the best-known and gets harder. */
  | 'sprint.kind' /* Choose a run */
  | 'sprint.day' /* Sprint of the day */
  | 'sprint.free' /* Free sprint */
  | 'sprint.streak' /* Streak */
  | 'sprint.dayMeans' /* Three minutes, the whole world, the same outlines for everybody. Once a day. */
  | 'sprint.freeMeans' /* Your choice of deck and clock, as often as you like. */
  | 'sprint.sprintMeans' /* A right answer brings the next outline. A mistake or skip costs ten seconds; five in a row earn ten. */
  | 'sprint.streakMeans' /* One answer per outline, no clock. The first mistake ends it. One skip allowed. */
  | 'sprint.clock' /* Clock */
  | 'sprint.off' /* Off */
  | 'sprint.start' /* Start */
  | 'sprint.last' /* Your last runs */
  | 'sprint.found' /* Found */
  | 'sprint.left' /* Time left */
  | 'sprint.tellTime' /* Hear the time left */
  | 'sprint.skip' /* Skip */
  | 'sprint.stop' /* End the run */
  | 'sprint.stopQuestion' /* End the run? */
  | 'sprint.stopMeans' /* Today’s sprint can be played only once: this will be your result. */
  | 'sprint.newBest' /* A new best! */
  | 'sprint.thisRun' /* This run */
  | 'sprint.record' /* Your best */
  | 'sprint.mean' /* Your average */
  | 'sprint.missed' /* What you missed */
  | 'sprint.gallery' /* What you found */
  | 'sprint.againFree' /* Play a free sprint */
  | 'sprint.race' /* Race a friend */
  | 'sprint.raceMeans' /* Whoever opens this link gets the same outlines in the same order, and sees how you fared. */
  | 'race.heading' /* Race */
  | 'race.how' /* Play a run and send the link at the end: your friend gets the same outlines in the same order. */
  | 'summary.pins' /* Five countries a day: pin each one on a blank globe. 100 points inside the country, fewer the further off you are. The same five for everybody. */
  | 'pins.heading' /* Five Pins */
  | 'pins.rule' /* Tap the globe to place your pin. Inside the country it scores 100 points; every 50 km off costs one. */
  | 'pins.help' /* Tap to place the pin, drag to move it. Arrow keys move it too, with Shift in small steps; plus and minus zoom, Enter confirms. */
  | 'pins.turned' /* Turn it by dragging or with the arrow keys, zoom with plus and minus. */
  | 'pins.blank' /* The Earth without names */
  | 'pins.set' /* Confirm pin */
  | 'pins.refused' /* First choose a place for the pin. */
  | 'pins.list' /* Choose a region instead */
  | 'pins.globe' /* Back to the globe */
  | 'pins.region' /* Region */
  | 'pins.regionMeans' /* A region counts as a whole: 100 points if the country is in it, otherwise by the distance from its middle. Shared results mark it with 📋. */
  | 'pins.next' /* Next pin */
  | 'regions.northernAfrica' /* Northern Africa */
  | 'regions.westernAfrica' /* Western Africa */
  | 'regions.middleAfrica' /* Central Africa */
  | 'regions.easternAfrica' /* Eastern Africa */
  | 'regions.southernAfrica' /* Southern Africa */
  | 'regions.northernAmerica' /* Northern America */
  | 'regions.centralAmerica' /* Central America */
  | 'regions.caribbean' /* Caribbean */
  | 'regions.southAmerica' /* South America */
  | 'regions.northernEurope' /* Northern Europe */
  | 'regions.westernEurope' /* Western Europe */
  | 'regions.southernEurope' /* Southern Europe */
  | 'regions.easternEurope' /* Eastern Europe */
  | 'regions.centralAsia' /* Central Asia */
  | 'regions.westernAsia' /* Western Asia */
  | 'regions.southernAsia' /* Southern Asia */
  | 'regions.easternAsia' /* Eastern Asia */
  | 'regions.southEasternAsia' /* Southeast Asia */
  | 'regions.australasia' /* Australasia */
  | 'regions.melanesia' /* Melanesia */
  | 'regions.micronesia' /* Micronesia */
  | 'regions.polynesia' /* Polynesia */
  | 'summary.archive' /* Every daily puzzle since 1 January 2026, in a calendar: which you have won, and which are still to be played. */
  | 'archive.heading' /* Past Days */
  | 'archive.lead' /* Choose a day and play its puzzle. A day started late counts as “played later”, not towards a streak. */
  | 'archive.restText' /* A streak counts the days you finish, won or lost. Every seventh earns a rest day; you can hold two. Each covers one missed day automatically. */
  | 'archive.puzzles' /* Puzzle */
  | 'archive.previousMonth' /* Previous month */
  | 'archive.nextMonth' /* Next month */
  | 'archive.previousYear' /* Previous year */
  | 'archive.nextYear' /* Next year */
  | 'archive.legend' /* Signs */
  | 'archive.won' /* Won (number of guesses) */
  | 'archive.lost' /* Lost */
  | 'archive.begun' /* Begun */
  | 'archive.unplayed' /* Not played */
  | 'archive.rest' /* Rest day */
  | 'archive.later' /* Played later */
  | 'archive.missed' /* Play a missed day */
  | 'archive.calendar' /* All past days */
  | 'archive.none' /* You have played every day so far. */
  | 'archive.future' /* That day has not come yet. */
  | 'archive.invalid' /* There is no such day in the calendar. */
  | 'summary.print' /* Outlines of countries on a sheet of paper, each with a line to write its name on, for a class or for yourself. The answers on a second page. */
  | 'print.heading' /* Sheets to Print */
  | 'print.lead' /* A sheet of outlines for a class or a quiet afternoon, each with a line to write on. It fits A4 and Letter, and its number brings the same sheet back. */
  | 'print.deck' /* Deck */
  | 'print.count' /* Outlines */
  | 'print.answers' /* Answers on a second page */
  | 'print.print' /* Print */
  | 'print.another' /* Another sheet */
  | 'print.number' /* Sheet number */
  | 'print.open' /* Open */
  | 'print.wrong' /* No sheet has this number. Check the twelve digits. */
  | 'print.later' /* This sheet needs a newer version of the game. Reload the page. */
  | 'print.missing' /* The outlines of this sheet could not be loaded. */
  | 'print.question' /* What place is this? */
  | 'print.name' /* Name */
  | 'print.date' /* Date */
  | 'print.answersTitle' /* Answers */
  | 'print.touch' /* Tactile, one outline per page */
  | 'print.untouched' /* Tactile sheets are for countries only. */
  | 'touch.lead' /* Each outline is simplified for fingers: lines 1.5 mm wide and at least 3 mm apart, with its number, a scale bar and an arrow to the north (letter n) in braille. Print it at its actual size, 100%, and copy it onto swell paper, where all that is black rises. A relief is a file for a 3D printer. */
  | 'touch.untried' /* This follows published guidelines for tactile maps; no blind player has tried it yet. If you do, please tell whoever runs this site what you could and could not feel. */
  | 'touch.all' /* Save all as one SVG */
  | 'touch.svg' /* Save as SVG */
  | 'touch.relief' /* Save relief (STL) */
  | 'summary.friends' /* Paste a group chat and see which of you is best at naming countries from their outlines: days, averages, streaks and head to head. Nothing leaves the device. */
  | 'league.lead' /* See how you fare against your friends. Paste your group’s chat: the results are read from it, and nothing leaves this device. */
  | 'league.paste' /* Paste today’s chat */
  | 'league.chat' /* Group chat */
  | 'league.name' /* Player’s name, if the chat has none */
  | 'league.own' /* You are */
  | 'league.nobody' /* choose your name */
  | 'league.add' /* Add results */
  | 'league.file' /* Open an export */
  | 'league.known' /* All of these results were there already. */
  | 'league.none' /* No daily puzzle results found. */
  | 'league.example' /* Example: a chat like this gives these standings */
  | 'league.about' /* The league reads chats from WhatsApp, Telegram and Discord, exports from Signal, and lines with a name, a colon and a result. Results aren’t checked. If someone has two for a day, the worse counts. X means not found. The league stays on this device and in your backup. Erasing everything removes it, and a home-screen app may keep a league of its own. */
  | 'league.standings' /* Standings */
  | 'league.order' /* Most wins first; among equals, the fewest guesses on average. */
  | 'league.rank' /* Rank */
  | 'league.wins' /* Wins */
  | 'league.average' /* Average */
  | 'league.player' /* Player */
  | 'league.duel' /* Head to head */
  | 'league.level' /* Tied */
  | 'league.streaks' /* Streaks */
  | 'league.days' /* Days */
  | 'league.remove' /* Remove */
  | 'league.eraseAll' /* Erase the league */
  | 'league.question' /* Erase all results of the league from this device? */
  | 'summary.atlas' /* The world, shaded by how well you know each country from its outline. */
  | 'summary.record' /* Your games, wins, streaks and guesses in the daily outline puzzles. */
  | 'summary.states' /* States, provinces and regions of 20 countries, named from their outlines: US states, Canadian provinces, Japanese prefectures and more. */
  | 'states.heading' /* States and provinces */
  | 'states.practise' /* Practise */
  | 'map.heading' /* Map */
  | 'map.europe' /* Europe, enlarged */
  | 'map.about' /* Each round you finish counts: daily, practice or challenge. Choose a country on the map to see its outline, its facts and how often you have met it. None of this leaves your device. */
  | 'map.empty' /* Your map is still blank. Find a country and it takes colour. */
  | 'map.start' /* Start practising */
  | 'map.mastered' /* Mastered */
  | 'map.found' /* Found */
  | 'map.met' /* Met */
  | 'map.unmet' /* New */
  | 'map.unasked' /* Never asked */
  | 'map.help' /* Press a country to open it. Zoom with two fingers or with plus and minus, and drag the enlarged map to move it. With the keyboard: arrow keys move over the map, Enter opens. */
  | 'map.table' /* Country by country */
  | 'map.name' /* Country */
  | 'map.metTimes' /* Met */
  | 'map.foundTimes' /* Found */
  | 'map.atSight' /* First sight */
  | 'choice.title' /* Practise with */
  | 'decks.twenty' /* The Twenty */
  | 'decks.world' /* The World */
  | 'decks.africa' /* Africa */
  | 'decks.americas' /* The Americas */
  | 'decks.asia' /* Asia */
  | 'decks.europe' /* Europe */
  | 'decks.oceania' /* Oceania */
  | 'decks.US' /* US states */
  | 'decks.CA' /* Canadian provinces */
  | 'decks.MX' /* Mexican states */
  | 'decks.BR' /* Brazilian states */
  | 'decks.AR' /* Argentine provinces */
  | 'decks.DE' /* German states */
  | 'decks.AT' /* Austrian states */
  | 'decks.CH' /* Swiss cantons */
  | 'decks.FR' /* French regions */
  | 'decks.IT' /* Italian regions */
  | 'decks.ES' /* Spanish regions */
  | 'decks.NL' /* Dutch provinces */
  | 'decks.PL' /* Polish voivodeships */
  | 'decks.CZ' /* Czech regions */
  | 'decks.SE' /* Swedish counties */
  | 'decks.TR' /* Turkish provinces */
  | 'decks.JP' /* Japanese prefectures */
  | 'decks.ZA' /* South African provinces */
  | 'decks.AU' /* Australian states */
  | 'decks.GB' /* UK regions */
  | 'board.outlineMissing' /* The outline could not be loaded. */
  | 'game.home' /* Home */
  | 'board.noScript' /* This game needs JavaScript, which is switched off. Turn it on and reload the page. */
  | 'game.challenge' /* Challenge a friend */
  | 'notices.past' /* A new puzzle is out. You can finish this one first. */
  | 'notices.next' /* A new puzzle is out. */
  | 'notices.reload' /* Play the new puzzle */
  | 'notices.unsaved' /* Your progress cannot be saved in this browser. You can still play. */
  | 'notices.failed' /* Something went wrong here. Your games are safe. */
  | 'notices.quarantined' /* A saved game could not be read. It has been set aside; nothing was lost. */
  | 'notices.later' /* A newer version of the game saved this round. Reload the page to continue it. */
  | 'notices.erased' /* Everything on this device was erased. You start afresh here. */
  | 'board.mystery' /* Outline of the mystery country */
  | 'board.mysteryRegion' /* Outline of the mystery region */
  | 'board.more' /* More */
  | 'board.options' /* Options */
  | 'board.howToPlay' /* How to Play */
  | 'board.hidden' /* The outline appears at the end. */
  | 'board.giveUp' /* Give up */
  | 'board.keep' /* Keep going */
  | 'search.label' /* Guess a country */
  | 'search.region' /* Guess a region */
  | 'search.placeholder' /* Search for a country */
  | 'search.forRegion' /* Search for a region */
  | 'search.over' /* Round over */
  | 'search.list' /* Suggestions */
  | 'search.none' /* No suggestions */
  | 'search.unaided' /* No suggestions. Other names could not be loaded. */
  | 'guesses.title' /* Your Guesses */
  | 'guesses.lead' /* What place is this? Each guess tells how far, which way and how close. */
  | 'guesses.twenty' /* One of twenty countries */
  | 'row.correct' /* ✓ Correct! */
  | 'row.proximity' /* Proximity */
  | 'row.nearer' /* nearer */
  | 'wind.north' /* north */
  | 'wind.north-east' /* north-east */
  | 'wind.east' /* east */
  | 'wind.south-east' /* south-east */
  | 'wind.south' /* south */
  | 'wind.south-west' /* south-west */
  | 'wind.west' /* west */
  | 'wind.north-west' /* north-west */
  | 'result.won' /* Congratulations! */
  | 'result.first' /* At first sight, from nothing but the outline. */
  | 'result.last' /* With the very last guess. */
  | 'result.lost' /* Out of guesses */
  | 'result.restEarned' /* Rest day earned */
  | 'result.givenUp' /* Given up */
  | 'share.copy' /* Share Result */
  | 'share.copied' /* Copied! */
  | 'share.sheet' /* Share… */
  | 'inWords.copy' /* Copy in words */
  | 'byHand.label' /* Copy the result by hand */
  | 'toasts.copied' /* Result copied to clipboard! */
  | 'toasts.uncopied' /* Failed to copy to clipboard */
  | 'toasts.pictureSaved' /* Picture saved */
  | 'picture.save' /* Save picture */
  | 'picture.retry' /* Save picture: try again */
  | 'toasts.pictureFailed' /* Failed to save the picture */
  | 'toasts.label' /* Notifications */
  | 'friend.text' /* The link leads to the same outline with the same rules. The answer cannot be read from it. */
  | 'friend.textDay' /* The link leads to this daily puzzle, and it counts for your friend as it did for you. */
  | 'friend.withResult' /* Include my result */
  | 'friend.link' /* Link */
  | 'friend.copy' /* Copy link */
  | 'friend.copied' /* Link copied. Send it to a friend! */
  | 'friend.failed' /* The link could not be copied. Copy it by hand. */
  | 'friend.kept' /* Challenges you have played */
  | 'friend.sides' /* Side by side */
  | 'friend.you' /* You */
  | 'friend.friend' /* Your friend */
  | 'description.show' /* Describe the outline */
  | 'description.between' /* ,  */
  | 'description.none' /* none */
  | 'description.area' /* Area */
  | 'description.proportions' /* Proportions */
  | 'description.latitude' /* Latitude */
  | 'description.parts' /* Separate parts */
  | 'description.largeParts' /* Other large parts */
  | 'description.smallParts' /* Small parts */
  | 'description.hole' /* Hole */
  | 'description.rows' /* Five strips from north to south */
  | 'description.columns' /* Five strips from west to east */
  | 'description.hollows' /* Hollow sides of the main part */
  | 'description.straights' /* Straight edges */
  | 'description.line' /* Line of the outline */
  | 'globe.onMap' /* On the map */
  | 'globe.help' /* Turn it by dragging or with the arrow keys, zoom with plus and minus. The number keys pick out a guess. The nearer it was, the stronger its colour. */
  | 'globe.map' /* World map */
  | 'globe.story' /* Play the story */
  | 'globe.stop' /* Stop */
  | 'globe.next' /* Next guess */
  | 'globe.flat' /* Flat map */
  | 'globe.closer' /* Zoom in */
  | 'globe.further' /* Zoom out */
  | 'course.review' /* Details */
  | 'course.title' /* Your course */
  | 'course.lucky' /* lucky */
  | 'course.expected' /* as expected */
  | 'course.unlucky' /* unlucky */
  | 'course.caption' /* What each guess told */
  | 'course.guess' /* Guess */
  | 'course.left' /* Left */
  | 'course.usual' /* Average */
  | 'course.skillColumn' /* Skill */
  | 'course.luckColumn' /* Luck */
  | 'course.wasBest' /* No better guess */
  | 'course.show' /* Show it on the globe */
  | 'course.steps' /* Your guesses on the globe, one by one */
  | 'course.back' /* Previous guess */
  | 'course.end' /* Show all guesses */
  | 'course.legend' /* Full colour: what still fitted. Pale: what this guess ruled out. The band is where its hint pointed. */
  | 'course.navigator' /* The Navigator */
  | 'course.navigatorIs' /* It always makes the guess that leaves the fewest answers on average. */
  | 'course.fromYours' /* The Navigator, from your first guess */
  | 'course.alone' /* The Navigator, from its own */
  | 'course.notFound' /* not found */
  | 'rules.fit' /* Count what still fits */
  | 'rules.fitText' /* In practice only: after each guess, see how many answers still fit the hints, and which ones. */
  | 'aid.show' /* Show on a map */
  | 'fit.map' /* World map with the countries that still fit */
  | 'size.title' /* True size */
  | 'size.enlarged' /* small islands enlarged in the drawing */
  | 'learn.capital' /* Capital */
  | 'learn.government' /* Government seat */
  | 'learn.rank' /* Rank by area */
  | 'learn.population' /* Population */
  | 'learn.neighbours' /* Neighbours */
  | 'learn.none' /* None */
  | 'learn.wikipedia' /* Wikipedia */
  | 'learn.openStreetMap' /* OpenStreetMap */
  | 'statistics.title' /* Statistics */
  | 'statistics.played' /* Played */
  | 'statistics.won' /* Won */
  | 'statistics.currentStreak' /* Current streak */
  | 'statistics.longestStreak' /* Longest streak */
  | 'statistics.restEarned' /* Seven days in a row earn a rest day. */
  | 'statistics.average' /* Average guesses */
  | 'statistics.skill' /* Average skill */
  | 'statistics.none' /* – */
  | 'statistics.empty' /* Your figures appear here once you finish a daily puzzle. */
  | 'statistics.distribution' /* Guess distribution */
  | 'statistics.next' /* Next puzzle in */
  | 'reminder.text' /* A file for your calendar: an event every day, with the link to the puzzle. */
  | 'reminder.hour' /* Every day at */
  | 'settings.theme' /* Theme */
  | 'settings.system' /* System */
  | 'settings.light' /* Light */
  | 'settings.dark' /* Dark */
  | 'settings.palette' /* Palette */
  | 'settings.normal' /* Atlas */
  | 'settings.high' /* High contrast */
  | 'settings.distances' /* Distances */
  | 'settings.km' /* Kilometres */
  | 'settings.miles' /* Miles */
  | 'settings.vibration' /* Vibration */
  | 'settings.quiz' /* Quiz after practice */
  | 'settings.on' /* On */
  | 'settings.off' /* Off */
  | 'settings.game' /* Game */
  | 'settings.look' /* Look */
  | 'settings.data' /* Data */
  | 'rules.title' /* Harder rules */
  | 'rules.hidden' /* Hidden outline */
  | 'rules.hiddenText' /* Hints only. The outline appears at the end. */
  | 'rules.turned' /* Turned outline */
  | 'rules.turnedText' /* The same angle for everybody. The outline turns upright at the end. */
  | 'rules.noArrows' /* No arrows */
  | 'rules.noArrowsText' /* Guesses give only distance and proximity. */
  | 'rules.next' /* This round has started; your change applies to the next one. */
  | 'rules.easy' /* Easy */
  | 'rules.standard' /* Standard */
  | 'rules.hard' /* Hard */
  | 'rules.singles' /* Choose one by one */
  | 'rules.easier' /* Lifelines */
  | 'rules.size' /* Size */
  | 'rules.sizeText' /* A wrong guess also shows how big the answer is compared with it. */
  | 'rules.shapes' /* Shapes */
  | 'rules.shapesText' /* Lay the outline of a wrong guess over the answer’s, at the same scale. */
  | 'rules.globe' /* Globe */
  | 'rules.globeText' /* See your guesses on a globe, and which way each arrow sets off. */
  | 'rules.continent' /* Continent */
  | 'rules.continentText' /* Revealed after the third guess. */
  | 'rules.more' /* More guesses */
  | 'rules.moreText' /* Keep guessing after the sixth, or give up. Either way the round counts as lost. */
  | 'choice.order' /* What comes next */
  | 'choice.chance' /* Random */
  | 'repetition.title' /* Due for review */
  | 'repetition.where' /* Where? */
  | 'repetition.pin' /* Put a pin on a blank globe */
  | 'choice.nothing' /* Nothing is due today. */
  | 'repetition.short' /* Due */
  | 'repetition.next' /* Done for today. Keep going if you like; a break costs nothing. */
  | 'backup.text' /* Your record is kept on this device only. Save it to a file to keep it safe or move it to another device. */
  | 'backup.maps' /* A saved or sent file also has your own maps; a code or a link does not. */
  | 'backup.forgotten' /* This browser may erase your record after seven days without a visit, unless the game is added to the home screen or the dock. */
  | 'backup.save' /* Save to a file */
  | 'backup.load' /* Load from a file */
  | 'backup.eraseAll' /* Erase everything */
  | 'backup.question' /* Erase every game and setting on this device? This cannot be undone. */
  | 'backup.erase' /* Erase */
  | 'backup.keep' /* Keep */
  | 'backup.unchanged' /* Everything in the backup was here already. */
  | 'backup.full' /* Ten maps are kept. Remove one first. */
  | 'backup.unstored' /* The backup is fine, but this browser could not store it. Nothing was changed. */
  | 'backup.unerased' /* This browser could not erase your record: some of it is still there. */
  | 'backup.unread' /* The file could not be read. Choose it again. */
  | 'backup.empty' /* The backup is empty. */
  | 'backup.damaged' /* The backup is incomplete or damaged. */
  | 'backup.foreign' /* This is not a backup of The World Outline Game. */
  | 'backup.later' /* The backup is from a newer version of the game. Reload the page, then try again. */
  | 'transfer.send' /* Send to another device */
  | 'transfer.scan' /* Scan the code with the other device, or open the link there. The two records are merged; nothing is lost. */
  | 'transfer.large' /* Your record is too large for a code. Send the file, or save it, and load it on the other device. The two records are merged. */
  | 'transfer.file' /* Send the file */
  | 'transfer.arrived' /* From another device */
  | 'transfer.join' /* Merge */
  | 'transfer.tooLarge' /* This link holds more than the game can open. Send the file instead. */
  | 'report.title' /* Copy a report */
  | 'report.text' /* The report goes nowhere unless you paste it somewhere, and it does not give away the answer to a round still in play. */
  | 'report.field' /* Report */
  | 'report.copy' /* Copy */
  | 'embed.streak' /* Nothing played in this frame is kept: a streak counts on the site only. */
  | 'machines.lead' /* A round is a state machine: it is always in one state, and only an arrow leads on. Play: the state that you are in is lit, and so is the arrow just taken. What has no arrow cannot happen. Nothing here is stored. */
  | 'machines.choose' /* Which machine is shown */
  | 'machines.game' /* One round, from its first guess until it is won or lost. An event is taken only if its guard, in brackets, allows it; the log says which guard has refused one. */
  | 'machines.puzzle' /* It keeps the round: it reads it, stores every guess, and tells the game what another tab has played. */
  | 'machines.app' /* The root: it starts a machine for each puzzle, knows the day, and notes what is not saved or has failed. */
  | 'machines.run' /* A sprint, one round after another against the clock. It does not run on this page, so nothing of it is lit. */
  | 'class.play' /* Play */
  | 'class.heading' /* Class Sets */
  | 'class.lead' /* A teacher picks countries or regions; the class finds them by outline or on the globe. One link or code, no accounts, no names. */
  | 'class.make' /* A new set */
  | 'class.deck' /* Choose from */
  | 'class.addAll' /* Add all */
  | 'class.islands' /* Capes and islands */
  | 'class.week' /* This week’s dailies */
  | 'class.add' /* Add a country */
  | 'class.addRegion' /* Add a region */
  | 'class.map' /* Choose on the map */
  | 'class.mapHelp' /* Press a country to add it, and again to remove it. With a keyboard: arrow keys, Enter, + and −. */
  | 'class.plain' /* (very plain outline) */
  | 'class.how' /* How */
  | 'class.asks' /* Question */
  | 'class.where' /* Where is it? */
  | 'class.order' /* Order */
  | 'class.listed' /* As in the list */
  | 'class.shuffled' /* Different for each pupil */
  | 'class.outline' /* Outline */
  | 'class.shown' /* As it is */
  | 'class.guesses' /* Guesses for each outline */
  | 'class.arrows' /* Arrows show the direction */
  | 'class.region' /* Reveal the continent */
  | 'class.create' /* Make the set */
  | 'class.none' /* Choose something first. */
  | 'class.unkept' /* Nothing can be stored in this browser now. Nothing was lost; make room or allow storage, and try again. */
  | 'class.kept' /* Sets on this device */
  | 'class.collect' /* Collect results */
  | 'class.collectText' /* Point the camera of this device at a pupil’s code, open a pupil’s link, or paste what you were sent. */
  | 'class.paste' /* Links or messages with results, as many as you like */
  | 'class.file' /* Add the results */
  | 'class.open' /* Open a file */
  | 'class.embed' /* On your own page */
  | 'class.embedText' /* These lines show the daily puzzle on a page of your school or club, in this language. Nothing that is played there is stored. */
  | 'class.schools' /* For schools */
  | 'class.foreign' /* There is no result in this text. */
  | 'class.hand' /* For the class */
  | 'class.handText' /* Show the code, or send the link. It holds the whole set, never expires and gives no answer away. */
  | 'class.code' /* QR code of the link */
  | 'class.large' /* Show it large */
  | 'class.print' /* Print a sheet */
  | 'class.try' /* Try it yourself */
  | 'class.again' /* Same questions, different order */
  | 'class.register' /* Register */
  | 'class.empty' /* No results have come in yet. */
  | 'class.pupil' /* Pupil */
  | 'class.found' /* Found */
  | 'class.made' /* Guesses */
  | 'class.tries' /* Attempts */
  | 'class.missed' /* missed */
  | 'class.csv' /* Export as CSV */
  | 'class.printRegister' /* Print the register */
  | 'class.hard' /* What was hard */
  | 'class.hardMap' /* The same on the map */
  | 'class.hardHelp' /* Filled: found by four in five or more. Striped: by half or more. Empty: by fewer. */
  | 'class.confused' /* Common mix-ups */
  | 'class.move' /* Take the register to another device */
  | 'class.moveText' /* Open this link, code or file there. Both registers become one, and no result is counted twice. */
  | 'class.tooLarge' /* There are too many results for a code. Use the link or the file. */
  | 'class.saveFile' /* Save a file */
  | 'class.erase' /* Erase this set and its register */
  | 'class.yourNumber' /* Your number in the class */
  | 'class.noNumber' /* None */
  | 'class.seeResult' /* See the result */
  | 'class.pupilNote' /* What you play stays on this device. Only you can hand it in, at the end. It does not count towards your daily puzzles. */
  | 'class.next' /* Next outline */
  | 'class.handIn' /* Hand it in */
  | 'class.handInText' /* Let your teacher scan this code, or send the text. Every guess is in it, and nothing about you but your number. */
  | 'class.result' /* Result in detail */
  | 'class.reveal' /* Show the answers */
  | 'class.fileHere' /* Add on this device */
  | 'class.toRegister' /* To the register */
  | 'summary.teach' /* Make a set of countries for a class: one link, no accounts, no names. Pupils guess outlines, and you see who found what. */
  | 'play.outline' /* Play the outline */
  | 'hear.how' /* From left to right, with a tone for each place where land begins or ends: high at the top, low at the bottom. A click at each quarter of the way. */
  | 'hear.seconds' /* Seconds */
  | 'hear.volume' /* Volume */
  | 'hear.walk' /* Walk the coast */
  | 'hear.walkHow' /* ← and → go along the coast, ↑ and ↓ to another part. Escape leaves it. */
  | 'hear.on' /* Continue */
  | 'hear.back' /* Go back */
  | 'hear.other' /* Another part */
  | 'hear.touch' /* Touch the plate */
  | 'hear.touchHow' /* Move a finger, the mouse or the arrow keys over the plate: a tone on land, silence at sea, a click at the coast. The button or Escape leaves it. While a screen reader is on, double-tap and hold before you move. */
  | 'hear.lake' /* Lake */
  | 'hear.cape' /* Cape */
  | 'summary.listen' /* Ten shapes to tell by ear, and how the outline of a country sounds: from left to right, high at the top, low at the bottom. */
  | 'listen.heading' /* Learn to Listen */
  | 'listen.lead' /* An outline can be heard: it is swept from left to right, with a tone for each place where land begins or ends, high at the top and low at the bottom. Islands are sounds of their own, lakes are gaps. Headphones help. */
  | 'listen.begin' /* Listen to the first shape */
  | 'listen.play' /* Play the shape */
  | 'listen.next' /* Next shape */
  | 'listen.square' /* Square */
  | 'listen.triangle' /* Triangle */
  | 'listen.disc' /* Disc */
  | 'listen.ring' /* Ring */
  | 'listen.beside' /* Two islands side by side */
  | 'listen.above' /* Two islands, one above the other */
  | 'listen.cross' /* Cross */
  | 'listen.slope' /* Slope */
  | 'listen.arch' /* Arch */
  | 'listen.islets' /* Five islets */
  | 'listen.basis' /* What this is based on */
  | 'listen.research' /* In a study with 149 people, 18 of them blind, simple shapes played by a scanning tone were recognised in 71% of cases (Invisible Puzzle, 2015; with 227 people, 2017). In another with 35 people, blind and sighted people did equally well at maps by ear (Delogu and others, 2010). */
  | 'listen.untried' /* No blind player has tried these sounds yet. If you are one, please tell whoever runs this site what works and what does not. */
  | 'reports.write' /* Write to them */
  | 'help.lay' /* Lay over */
  | 'help.globeTitle' /* Your guesses on the globe */
  | 'help.stuck' /* Stuck? See your guesses on the globe */
  | 'help.take' /* Take a lifeline */
  | 'help.takeMeans' /* Your result will show 🛟, even when you share it. A lifeline stays until the end of the round. */
  | 'help.globeOf' /* Globe with your guesses and the first third of the way from each */
  | 'help.globeHelp' /* Turn it by dragging or with the arrow keys, zoom with plus and minus. The nearer a guess, the stronger its colour. Each line is the first third of the way to the answer. */
  | 'help.giveUpMeans' /* The answer is shown, and the round counts as lost. */
  | 'help.showAnswer' /* Give up and show the answer */
  | 'quiz.open' /* Quiz */
  | 'quiz.about' /* Up to four short questions */
  | 'quiz.decline' /* Not now */
  | 'quiz.asksThis' /* The quiz asks about what is shown here. Once you look, the quiz is over. */
  | 'quiz.show' /* Show it */
  | 'quiz.capital' /* Which is its capital? */
  | 'quiz.flag' /* Which is its flag? */
  | 'quiz.right' /* right */
  | 'quiz.wrong' /* wrong */
  | 'quiz.yes' /* Right! */
  | 'quiz.no' /* Not this time. */
  | 'quiz.next' /* Next question */
  | 'quiz.missing' /* Flag not loaded */
  | 'own.text' /* Choose a GeoJSON or TopoJSON file, or drop it here. It is read on this device and sent nowhere. */
  | 'own.choose' /* Choose a file */
  | 'own.reading' /* Reading the file */
  | 'own.swapped' /* Latitude and longitude were swapped in this file. They have been put right. */
  | 'own.projected' /* This file is projected. Distances and directions are those of its map. */
  | 'own.property' /* Property with the names */
  | 'own.others' /* Further names */
  | 'own.title' /* Name of the map */
  | 'own.lang' /* Language of the names */
  | 'own.anyLang' /* Not stated */
  | 'own.removed' /* Removed: */
  | 'own.undo' /* Undo */
  | 'own.fault.empty' /* The file is empty. */
  | 'own.fault.large' /* The file has more than 20 MB. */
  | 'own.fault.damaged' /* The file is not JSON. */
  | 'own.fault.foreign' /* The file is neither GeoJSON nor TopoJSON. */
  | 'own.fault.drawing' /* The coordinates of this file are those of a drawing, not of the Earth. */
  | 'own.fault.nothing' /* The file does not have two areas with names. */
  | 'own.unkept' /* There is no room for the map on this device. It can be played until this page is closed. */
  | 'own.limits' /* Links, class sets and daily puzzles are there only for the game’s own decks. */
  | 'list.pair' /*  and  */
  | 'list.between' /* ,  */
  | 'list.last' /*  and  */
  | 'list.changes' /* (?!) */
  | 'list.changed' /*  and  */

/** Texts with placeholders or tags by their id, with the names of these. */
export type FilledTexts = {
  /** Other names work too: <em>UK</em>, <em>America</em>, <german>Deutschland</german>, <japanese>Nippon</japanese>. Accents and capitals make no difference, and neither does one wrong letter. */
  'howToPlay.guessingNames': { values: never; tags: 'em' | 'german' | 'japanese' }
  /** A random country, as often as you like. <em>New</em> deals another one at any time. */
  'howToPlay.practiceText': { values: never; tags: 'em' }
  /** <link>World Daily</link> picks one of all the world’s countries each day and keeps its own statistics. */
  'howToPlay.worldDaily': { values: never; tags: 'link' }
  /** In Practice Mode the button under the heading lets you choose a deck: <em>The Twenty</em>, <em>The World</em> or a continent. In the larger ones no country comes twice until you have had them all. A country outside the deck is not offered and costs no guess. */
  'howToPlay.worldDecks': { values: never; tags: 'em' }
  /** Name as many outlines as you can in three minutes. A wrong answer or a skip costs ten seconds; a streak has no clock, and ends with the first wrong answer. The <link>sprint of the day</link> is the same for everybody, and can be played once. */
  'howToPlay.sprintText': { values: never; tags: 'link' }
  /** Every outline can be heard: the button under it, or F2, plays it and takes you along its coast. <link>Ten shapes</link> train your ear. */
  'howToPlay.listenText': { values: never; tags: 'link' }
  /** A <link>class set</link> is up to forty countries or regions picked by a teacher. The class plays it from a link or a code, with no accounts and no names, and hands in its results. */
  'howToPlay.classText': { values: never; tags: 'link' }
  /** Every round is played by a state machine. You can <link>watch it while you play</link>. */
  'about.machinesText': { values: never; tags: 'link' }
  /** Outlines are made from <cite>Natural Earth</cite> at 1:10 million, in the public domain, as packaged in world-atlas; the small maps are made from it at 1:50 and 1:110 million, the world in the Equal Earth projection. Members of the United Nations are drawn whole, as far as Natural Earth can tell their parts from others. Where it cannot, as in the Golan Heights, Kashmir and Aksai Chin, a border shows who administers a place and not who has a right to it. Projection and geometry are computed with d3-geo and topojson-client. */
  'about.sourcesOutlines': { values: never; tags: 'cite' }
  /** A country whose outline has fewer than {corners} corners can be guessed but is never the answer, because its shape is too plain to recognise: {names}. */
  'about.sourcesPlain': { values: 'corners' | 'names'; tags: never }
  /** You can search for a country by what its people call it and by its official name, as the <cite>United Nations Group of Experts on Geographical Names</cite> lists them, and by its name in other languages, which your browser knows from <cite>Unicode CLDR</cite>. */
  'about.sourcesNames': { values: never; tags: 'cite' }
  /** The facts about each country come with the game. Areas and populations are those of <cite>The World Factbook</cite>, in the public domain: areas with inland waters and overseas regions, populations as estimated for 2024. Ten populations that are far out there come from the United Nations instead (<cite>World Population Prospects</cite>). Neighbours are the countries of the game that share a land border. */
  'about.sourcesFacts': { values: never; tags: 'cite' }
  /** The game contains software and data made by others. Their <link>licences</link> come with it. */
  'about.sourcesLicences': { values: never; tags: 'link' }
  /** The daily answer can be found by anyone who digs for it. We trust you to prefer the <link>puzzle</link>. */
  'about.privacyAnswer': { values: never; tags: 'link' }
  /** All <link>past days</link> of both puzzles can still be played. A day started late counts as “played later”, not towards a streak. */
  'howToPlay.archiveText': { values: never; tags: 'link' }
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
  /** {count} of the last 7 days won */
  'today.week': { values: 'count'; tags: never }
  /** {found} of {all} found */
  'today.found': { values: 'all' | 'found'; tags: never }
  /** A friend found it in {count}. Can you? */
  'challenge.found': { values: 'count'; tags: never }
  /** This is the daily puzzle for {date}, still to come. Open the link again on that day. */
  'challenge.early': { values: 'date'; tags: never }
  /** You {score} */
  'challenge.you': { values: 'score'; tags: never }
  /** Friend {score} */
  'challenge.friend': { values: 'score'; tags: never }
  /** Best so far: {count} */
  'sprint.best': { values: 'count'; tags: never }
  /** You have played today’s: {count, plural, one {# outline} other {# outlines}} found. */
  'sprint.dayPlayed': { values: 'count'; tags: never }
  /** {count} in a row: */
  'sprint.inRow': { values: 'count'; tags: never }
  /** {number} of {count} in a row */
  'sprint.rowNow': { values: 'count' | 'number'; tags: never }
  /** {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# second} other {# seconds}} left */
  'sprint.timeTold': { values: 'minutes' | 'seconds'; tags: never }
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
  /** Practise {name} */
  'sprint.practise': { values: 'name'; tags: never }
  /** {count, plural, one {A friend named # of these outlines.} other {A friend named # of these outlines.}} */
  'sprint.invited': { values: 'count'; tags: never }
  /** Minute {number} */
  'sprint.minute': { values: 'number'; tags: never }
  /** {outcome, select, you {You named more.} friend {Your friend named more.} other {You named the same number.}} */
  'sprint.verdict': { values: 'outcome'; tags: never }
  /** Pin {number} of {all} */
  'pins.turn': { values: 'all' | 'number'; tags: never }
  /** Where is {name}? */
  'pins.where': { values: 'name'; tags: never }
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
  /** {points} of {all} points */
  'pins.total': { values: 'all' | 'points'; tags: never }
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
  /** There was no puzzle yet on that day. The first one was on {date}. */
  'archive.early': { values: 'date'; tags: never }
  /** Outline {number} */
  'print.outline': { values: 'number'; tags: never }
  /** Sheet {number} */
  'print.sheet': { values: 'number'; tags: never }
  /** The scale bar is {length} km. */
  'touch.bar': { values: 'length'; tags: never }
  /** {count, plural, one {# small part is left out.} other {# small parts are left out.}} */
  'touch.left': { values: 'count'; tags: never }
  /** {count, plural, one {# small part is drawn larger.} other {# small parts are drawn larger.}} */
  'touch.enlarged': { values: 'count'; tags: never }
  /** {count, plural, one {# new result.} other {# new results.}} */
  'league.added': { values: 'count'; tags: never }
  /** {count, plural, one {# result has no name: enter whose it is and add it again.} other {# results have no name: enter whose they are and add them again.}} */
  'league.unnamed': { values: 'count'; tags: never }
  /** {name}: erase all results, of both puzzles, from this device? */
  'league.removeQuestion': { values: 'name'; tags: never }
  /** {count, plural, one {# result of the league imported.} other {# results of the league imported.}} */
  'backup.league': { values: 'count'; tags: never }
  /** {due, plural, one {Review # country} other {Review # countries}} */
  'repetition.repeat': { values: 'due'; tags: never }
  /** {deck}: how well you know each country */
  'map.label': { values: 'deck'; tags: never }
  /** {name}: {standing}{sight, select, first {, at first sight} other {}} */
  'map.country': { values: 'name' | 'sight' | 'standing'; tags: never }
  /** Met {met, plural, one {once} other {# times}}, found {found, select, 1 {once} other {{found} times}} */
  'map.times': { values: 'found' | 'met'; tags: never }
  /** {name}, open */
  'map.open': { values: 'name'; tags: never }
  /** {name} isn’t one of the {count}, but can come up in <link>World Daily</link>. */
  'search.outside': { values: 'count' | 'name'; tags: 'link' }
  /** Outline of {name} */
  'board.outlineOf': { values: 'name'; tags: never }
  /** Guess {number} of {most} */
  'board.turn': { values: 'most' | 'number'; tags: never }
  /** {count} countries */
  'board.scope': { values: 'count'; tags: never }
  /** {count} regions */
  'board.regions': { values: 'count'; tags: never }
  /** {count} of {all} regions */
  'board.someRegions': { values: 'all' | 'count'; tags: never }
  /** Guess {number} */
  'board.extra': { values: 'number'; tags: never }
  /** {count, plural, one {# suggestion} other {# suggestions}} */
  'search.found': { values: 'count'; tags: never }
  /** {name} isn’t one of the {count}, and is never the answer. */
  'search.never': { values: 'count' | 'name'; tags: never }
  /** {name} was your guess {number}. */
  'search.again': { values: 'name' | 'number'; tags: never }
  /** The answer lies {distance} {units, select, km {km} other {mi}} {wind} of {name}. */
  'guesses.told': { values: 'distance' | 'name' | 'units' | 'wind'; tags: never }
  /** {percent} close; {all} is the answer. */
  'guesses.close': { values: 'all' | 'percent'; tags: never }
  /** Guess {number} on the globe */
  'globe.pick': { values: 'number'; tags: never }
  /** {units, select, km {km} other {mi}} */
  'row.unit': { values: 'units'; tags: never }
  /** {name}, {wind}: {passage, select, arctic {the shortest way leads over the Arctic} antarctic {the shortest way leads over the Antarctic} edge {the shortest way crosses the edge of most maps} other {the shortest way sets out like this, and bends on a flat map}}. */
  'row.why': { values: 'name' | 'passage' | 'wind'; tags: never }
  /** {name}, correct, found in {count, plural, one {# guess} other {# guesses}} */
  'announcement.correct': { values: 'count' | 'name'; tags: never }
  /** {name}, {distance} {units, select, km {kilometres} other {miles}}, {wind}, {percent} percent, {left, plural, one {# guess} other {# guesses}} left */
  'announcement.wrong': { values: 'distance' | 'left' | 'name' | 'percent' | 'units' | 'wind'; tags: never }
  /** {name}, {distance} {units, select, km {kilometres} other {miles}}, {percent} percent, {left, plural, one {# guess} other {# guesses}} left */
  'announcement.noArrow': { values: 'distance' | 'left' | 'name' | 'percent' | 'units'; tags: never }
  /** {row}. The answer was {answer} */
  'announcement.lost': { values: 'answer' | 'row'; tags: never }
  /** You found {name} in {count, plural, one {# guess} other {# guesses}}. */
  'result.found': { values: 'count' | 'name'; tags: never }
  /** The answer was {name}. */
  'result.answer': { values: 'name'; tags: never }
  /** Nearest: {name}, {distance} {units, select, km {km} other {mi}} away. */
  'result.nearest': { values: 'distance' | 'name' | 'units'; tags: never }
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
  /** {distance} {units, select, km {km} other {mi}} off */
  'inWords.off': { values: 'distance' | 'units'; tags: never }
  /** {outcome, select, found {I found it in {count}. Can you?} lost {I did not find it. Can you?} other {Can you name this outline?}} */
  'friend.invite': { values: 'count' | 'outcome'; tags: never }
  /** Guess {number}: {filled} of 5 cells */
  'friend.row': { values: 'filled' | 'number'; tags: never }
  /** {outcome, select, fewer {You needed fewer guesses.} more {Your friend needed fewer guesses.} same {You both needed the same number of guesses.} you {Only you found it.} friend {Only your friend found it.} other {Neither of you found it.}} */
  'friend.verdict': { values: 'outcome'; tags: never }
  /** {label}:  */
  'description.label': { values: 'label'; tags: never }
  /** {value}. */
  'description.value': { values: 'value'; tags: never }
  /** about {area} km² */
  'description.areaText': { values: 'area'; tags: never }
  /** {shape, select, muchTaller {much taller than wide} taller {taller than wide} wider {wider than tall} muchWider {much wider than tall} other {about as tall as wide}}, {height} km from north to south, {width} km from west to east */
  'description.proportionsText': { values: 'height' | 'shape' | 'width'; tags: never }
  /** {low}° to {high}° {side, select, north {north} other {south}}, {zone, select, tropics {in the tropics} beyondPolarCircle {reaching beyond the polar circle} intoTropics {reaching into the tropics} other {between the tropic and the polar circle}} */
  'description.latitudeText': { values: 'high' | 'low' | 'side' | 'zone'; tags: never }
  /** {south}° south to {north}° north, across the equator */
  'description.equatorText': { values: 'north' | 'south'; tags: never }
  /** {sides} of the main part’s area */
  'description.largePartsText': { values: 'sides'; tags: never }
  /** {towards} of the middle, {share}% of the area */
  'description.holeText': { values: 'share' | 'towards'; tags: never }
  /** {shares}% of the width is land */
  'description.rowsText': { values: 'shares'; tags: never }
  /** {shares}% of the height is land */
  'description.columnsText': { values: 'shares'; tags: never }
  /** {sides} deep, relative to the longer side */
  'description.hollowsText': { values: 'sides'; tags: never }
  /** {towards} {share}% */
  'description.side': { values: 'share' | 'towards'; tags: never }
  /** facing {towards} for about {length} km */
  'description.straight': { values: 'length' | 'towards'; tags: never }
  /** {coast, select, smooth {rather smooth} uneven {uneven} indented {much indented} other {jagged all over}}, {roughness}% as long as a band stretched round it */
  'description.lineText': { values: 'coast' | 'roughness'; tags: never }
  /** Map with {answer} and the guesses */
  'globe.regionOf': { values: 'answer'; tags: never }
  /** Globe with {answer}, the guesses, and the shortest way from each */
  'globe.globeOf': { values: 'answer'; tags: never }
  /** World map with {answer}, the guesses, and the shortest way from each */
  'globe.mapOf': { values: 'answer'; tags: never }
  /** {name}: the answer */
  'globe.answer': { values: 'name'; tags: never }
  /** {name}: {answer} lies {distance} {units, select, km {kilometres} other {miles}} to the {wind} */
  'globe.way': { values: 'answer' | 'distance' | 'name' | 'units' | 'wind'; tags: never }
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
  /** {luck, select, lucky {Lucky: fewer answers were left than usual after guesses like these.} unlucky {Unlucky: more answers were left than usual after guesses like these.} other {Luck as expected: about as many answers were left as usual after guesses like these.}} */
  'course.luckMeans': { values: 'luck'; tags: never }
  /** Best: {name}, {expected} left */
  'course.best': { values: 'expected' | 'name'; tags: never }
  /** Guess {number}: {count, plural, one {# answer fits} other {# answers fit}} */
  'course.step': { values: 'count' | 'number'; tags: never }
  /** From {guess} the shortest way to {answer} sets out to the {wind}, though on a flat map it lies to the {flat}. Arrows follow the globe. */
  'course.bends': { values: 'answer' | 'flat' | 'guess' | 'wind'; tags: never }
  /** {count, plural, one {# guess} other {# guesses}} */
  'course.found': { values: 'count'; tags: never }
  /** Still possible: {count} */
  'aid.fit': { values: 'count'; tags: never }
  /** {answer}, about {answerArea} {units, select, km {square kilometres} other {square miles}}, over {guess}, about {guessArea}, at the same scale */
  'size.picture': { values: 'answer' | 'answerArea' | 'guess' | 'guessArea' | 'units'; tags: never }
  /** {name}: {area} {units, select, km {km²} other {sq mi}} */
  'size.area': { values: 'area' | 'name' | 'units'; tags: never }
  /** {name} in brief */
  'learn.title': { values: 'name'; tags: never }
  /** {city} ({seat, select, government {government} parliament {parliament} other {courts}}) */
  'learn.seat': { values: 'city' | 'seat'; tags: never }
  /** {units, select, km {km²} other {sq mi}} */
  'learn.unit': { values: 'units'; tags: never }
  /** {place} of {among} */
  'learn.ranked': { values: 'among' | 'place'; tags: never }
  /** {count} ({year}) */
  'learn.counted': { values: 'count' | 'year'; tags: never }
  /** {name} (via {place}) */
  'learn.neighbour': { values: 'name' | 'place'; tags: never }
  /** {name}, show on the globe */
  'learn.turn': { values: 'name'; tags: never }
  /** {name} on {site}, opens in a new tab */
  'learn.leaving': { values: 'name' | 'site'; tags: never }
  /** {count, plural, one {# rest day} other {# rest days}} saved up */
  'statistics.restInStock': { values: 'count'; tags: never }
  /** with {count, plural, one {# rest day} other {# rest days}} */
  'statistics.restInLongest': { values: 'count'; tags: never }
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
  /** Wins with help: {aided} of {won} */
  'statistics.aided': { values: 'aided' | 'won'; tags: never }
  /** Every day at {time} your time. */
  'midnight.local': { values: 'time'; tags: never }
  /** {due, plural, one {# country is due today} other {# countries are due today}} */
  'choice.due': { values: 'due'; tags: never }
  /** {due, plural, one {# due} other {# due}} */
  'repetition.dueOf': { values: 'due'; tags: never }
  /** {fresh, plural, one {# new} other {# new}} */
  'repetition.fresh': { values: 'fresh'; tags: never }
  /** {left, plural, one {# country} other {# countries}} left for today */
  'repetition.left': { values: 'left'; tags: never }
  /** {repeated} reviewed, {learned} new, {tomorrow} due tomorrow */
  'repetition.end': { values: 'learned' | 'repeated' | 'tomorrow'; tags: never }
  /** Left out, because it is damaged or cannot have been played: {names}. */
  'backup.left': { values: 'names'; tags: never }
  /** {days, plural, one {# day} other {# days}} imported. */
  'backup.taken': { values: 'days'; tags: never }
  /** {count, plural, one {# round} other {# rounds}} imported. */
  'backup.learned': { values: 'count'; tags: never }
  /** {count, plural, one {# map} other {# maps}} imported. */
  'backup.mapped': { values: 'count'; tags: never }
  /** {count, plural, one {# record} other {# records}} can be merged with what is on this device. Nothing here is lost. */
  'transfer.question': { values: 'count'; tags: never }
  /** Add {count} at random */
  'class.addSome': { values: 'count'; tags: never }
  /** {name} is in the set already. */
  'class.already': { values: 'name'; tags: never }
  /** {name} has no outline, and cannot be chosen. */
  'class.undrawn': { values: 'name'; tags: never }
  /** Chosen: {count} (at most {most}) */
  'class.chosen': { values: 'count' | 'most'; tags: never }
  /** Move {name} up */
  'class.earlier': { values: 'name'; tags: never }
  /** Remove {name} */
  'class.remove': { values: 'name'; tags: never }
  /** {count, plural, one {# result} other {# results}} */
  'class.results': { values: 'count'; tags: never }
  /** <what>What is stored: the sets, each pupil’s guesses, and when an attempt began. A pupil has a number or none; there is no field for a name.</what><where>Where: in the browser of the device that is used, and nowhere else. There are no accounts, no cookies, no advertising and no tracking. What comes after the # in a link is never sent to this site.</where><long>For how long: until it is erased on that device, in the settings, with the set or with the browser’s data.</long><who>Who sees it: whoever uses the device, and whoever a pupil hands a result to. Nobody else. Like any web server, the one that delivers the pages sees which address asks for them.</who> */
  'class.schoolsText': { values: never; tags: 'long' | 'what' | 'where' | 'who' }
  /** {fresh, plural, one {# new result} other {# new results}}, {known} already there. */
  'class.filed': { values: 'fresh' | 'known'; tags: never }
  /** {count, plural, one {# result was} other {# results were}} rejected: mistyped, incomplete or from another set. */
  'class.refused': { values: 'count'; tags: never }
  /** No. {number} */
  'class.number': { values: 'number'; tags: never }
  /** Without a number ({letters}) */
  'class.unnumbered': { values: 'letters'; tags: never }
  /** best of {count} attempts */
  'class.attempts': { values: 'count'; tags: never }
  /** {name}: found by {found} of {count} */
  'class.share': { values: 'count' | 'found' | 'name'; tags: never }
  /** {taken} instead of {name}: {count, plural, one {once} other {# times}} */
  'class.taken': { values: 'count' | 'name' | 'taken'; tags: never }
  /** Erase this set and its {count, plural, one {# result} other {# results}} from this device? */
  'class.eraseQuestion': { values: 'count'; tags: never }
  /** {count, plural, one {# outline to name} other {# outlines to name}} */
  'class.invited': { values: 'count'; tags: never }
  /** {count, plural, one {# country} other {# countries}} to find on the globe */
  'class.sought': { values: 'count'; tags: never }
  /** {count, plural, one {# guess} other {# guesses}} for each outline */
  'class.guessesEach': { values: 'count'; tags: never }
  /** Continue: {place} of {count} */
  'class.goOn': { values: 'count' | 'place'; tags: never }
  /** {found} of {count} found */
  'class.foundOf': { values: 'count' | 'found'; tags: never }
  /** {place} of {count} */
  'class.progress': { values: 'count' | 'place'; tags: never }
  /** Part {number} of {count} */
  'hear.part': { values: 'count' | 'number'; tags: never }
  /** In a game the button “{play}” does this, and so does the key F2, in the field too. You can also walk the coast with the arrow keys, or touch the plate. */
  'listen.game': { values: 'play'; tags: never }
  /** Shape {number} of {count} */
  'listen.question': { values: 'count' | 'number'; tags: never }
  /** Right: {shape} */
  'listen.right': { values: 'shape'; tags: never }
  /** It was: {shape} */
  'listen.wrong': { values: 'shape'; tags: never }
  /** {right} of {count} right */
  'listen.score': { values: 'count' | 'right'; tags: never }
  /** play the outline, and stop it; <link>ten shapes</link> teach the ear */
  'howToPlay.keyPlay': { values: never; tags: 'link' }
  /** answer {size, select, part {1/{number} of the size} fifth {a fifth of the size} quarter {a quarter of the size} third {a third of the size} half {half the size} twoThirds {two thirds of the size} same {about the same size} oneAndHalf {half as large again} double {twice the size} other {{number} times the size}} */
  'help.large': { values: 'number' | 'size'; tags: never }
  /** Continent: {region} */
  'help.liesIn': { values: 'region'; tags: never }
  /** Guess {number}, {name}: to the {wind}; a third of the way along: {place}. */
  'help.over': { values: 'name' | 'number' | 'place' | 'wind'; tags: never }
  /** Guess {number}, {name}: to the {wind}; a third of the way along: sea. */
  'help.overSea': { values: 'name' | 'number' | 'wind'; tags: never }
  /** Guess {number}: {name} */
  'help.placed': { values: 'name' | 'number'; tags: never }
  /** Quiz: {name} */
  'quiz.title': { values: 'name'; tags: never }
  /** Question {number} of {all} */
  'quiz.turn': { values: 'all' | 'number'; tags: never }
  /** Tap the globe to place your pin. Up to {distance} {units, select, km {km} other {mi}} off still counts. */
  'quiz.rule': { values: 'distance' | 'units'; tags: never }
  /** Its neighbours: choose {count} */
  'quiz.neighbours': { values: 'count'; tags: never }
  /** Nearest across the sea: choose {count} */
  'quiz.across': { values: 'count'; tags: never }
  /** Its capital is {capital} */
  'quiz.capitalIs': { values: 'capital'; tags: never }
  /** Flag {number} */
  'quiz.flagOf': { values: 'number'; tags: never }
  /** {right} of {all} right */
  'quiz.score': { values: 'all' | 'right'; tags: never }
  /** Outlines: {count} · {size} kB */
  'own.size': { values: 'count' | 'size'; tags: never }
  /** Points, which have no outline: {count} */
  'own.points': { values: 'count'; tags: never }
  /** Joined with another of the same name: {count} */
  'own.joined': { values: 'count'; tags: never }
  /** Left out, lines: {count} */
  'own.line': { values: 'count'; tags: never }
  /** Left out, without a shape: {count} */
  'own.bare': { values: 'count'; tags: never }
  /** Left out, damaged: {count} */
  'own.damaged': { values: 'count'; tags: never }
  /** Left out, without a name: {count} */
  'own.unnamed': { values: 'count'; tags: never }
  /** Left out, with too long a name: {count} */
  'own.long': { values: 'count'; tags: never }
  /** Left out, too small: {count} */
  'own.small': { values: 'count'; tags: never }
  /** Left out, beyond a thousand: {count} */
  'own.many': { values: 'count'; tags: never }
  /** Take along rounds of an earlier map: {count} */
  'own.earlier': { values: 'count'; tags: never }
}
