import { useState } from 'react'
import { chosenText, writeSettings } from '../../machines/journal/settings'
import { leagueResults } from '../../machines/league/ownResults'
import { readChat } from '../../machines/league/readChat'
import { playersIn, standingsOf } from '../../machines/league/standings'
import { addToLeague, readLeague, writeLeague } from '../../machines/league/storedLeague'
import { DAILY_DECKS, type DailyDeck } from '../../machines/schedule/dailies'
import { utcDateOf } from '../../machines/schedule/day'
import { ChatForm } from '../../ui/league/ChatForm'
import { Duel } from '../../ui/league/Duel'
import { DaysTable, ScoresTable, StandingsTable } from '../../ui/league/LeagueTables'
import { StreaksTable } from '../../ui/league/StreaksTable'
import { EraseControl } from '../../ui/parts/EraseControl'
import { Choice } from '../../ui/parts/Field'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { KeptDisclosure } from '../game/KeptDisclosure'
import { useHeadingFocus } from '../usePageArrival'
import { useStored } from '../useStored'

/** Standings of the player and of those in the stored league, or an example, the form for chats, and further tables. */
export function LeagueDesk() {
  const browser = useBrowser()
  const { store } = browser
  const { say } = useLocale()
  const stored = useStored(readLeague)
  const results = useStored(leagueResults)
  const ownName = useStored(chosenText, 'leagueName')
  const decks = DAILY_DECKS.filter((deck) => results.some((result) => result.deck === deck))
  const [chosen, setChosen] = useState(DAILY_DECKS[0])
  const deck = decks.find((each) => each === chosen) ?? decks[0]
  useHeadingFocus(stored.length === 0)
  /** Adds the results found in a text to the league. */
  const add = (text: string, name: string) => {
    const { results: found, unnamed } = readChat(text, utcDateOf(browser.now()), name)
    if (found.length + unnamed === 0) return { said: say('league.none'), isDone: false, isNameless: false }
    try {
      const count = addToLeague(store, found)
      const said = [
        ...(count > 0 ? [say('league.added', { count })] : []),
        ...(count === 0 && found.length > 0 ? [say('league.known')] : []),
        ...(unnamed > 0 ? [say('league.unnamed', { count: unnamed })] : []),
      ]
      return { said: said.join(' '), isDone: unnamed === 0, isNameless: unnamed > 0 }
    } catch {
      return { said: say('class.unkept'), isDone: false, isNameless: false }
    }
  }
  /**
   * Keeps the results of the players accepted by `isKept`. A write that the store rejects leaves the league
   * unchanged.
   */
  const keep = (isKept: (who: string) => boolean) => {
    try {
      writeLeague(
        store,
        readLeague(store).filter(({ who }) => isKept(who)),
      )
    } catch {
      // The store still has the results, so the tables still show them.
    }
  }
  const shown = results.filter((result) => result.deck === deck)
  const standings = standingsOf(shown)
  const names = standings.map(({ who }) => who)
  return (
    <>
      <div className="league-board">
        {decks.length > 1 && (
          <Choice<string>
            legend={say('archive.puzzles')}
            options={Object.fromEntries(decks.map((each) => [each, say(`decks.${each}`)]))}
            value={deck}
            onChange={(each) => setChosen(each as DailyDeck)}
          />
        )}
        {deck !== undefined && <StandingsTable caption={say('league.standings')} standings={standings} />}
      </div>
      <div className="league-paste">
        <p>{say('league.lead')}</p>
        <ChatForm onAdd={add} />
        {stored.length > 0 && (
          <label className="league-own">
            {say('league.own')}
            <select
              value={ownName ?? ''}
              onChange={({ target }) => writeSettings(store, { leagueName: target.value })}
            >
              <option value="">{say('league.nobody')}</option>
              {playersIn(stored).map((who) => (
                <option key={who}>{who}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      {deck === undefined && <LeagueExample />}
      {stored.length > 0 && (
        <div className="league-folds">
          {stored.some((result) => result.deck === deck) && (
            <>
              {names.length > 1 && (
                <KeptDisclosure name="duel" title={say('league.duel')}>
                  {() => <Duel results={shown} names={names} />}
                </KeptDisclosure>
              )}
              <KeptDisclosure name="days" title={say('league.days')}>
                {() => <DaysTable results={shown} names={names} />}
              </KeptDisclosure>
              <KeptDisclosure name="scores" title={say('statistics.distribution')}>
                {() => <ScoresTable standings={standings} />}
              </KeptDisclosure>
              <KeptDisclosure name="streaks" title={say('league.streaks')}>
                {() => (
                  <StreaksTable standings={standings} onRemove={(gone) => keep((who) => who !== gone)} />
                )}
              </KeptDisclosure>
            </>
          )}
          <EraseControl
            name={say('league.eraseAll')}
            question={say('league.question')}
            onErase={() => keep(() => false)}
          />
        </div>
      )}
    </>
  )
}

/** Made-up chat of two friends on two days. */
const CHAT = [
  'Mia: The World Outline Game 2026-11-24 3/6',
  'Leo: The World Outline Game 2026-11-24 5/6',
  'Mia: The World Outline Game 2026-11-25 4/6',
  'Leo: The World Outline Game 2026-11-25 X/6',
].join('\n')

const { results: EXAMPLE } = readChat(CHAT, '2026-11-25', '')

/** Example of a chat and of the standings that it gives. */
function LeagueExample() {
  const { say } = useLocale()
  return (
    <div className="league-example">
      <pre dir="ltr">{CHAT}</pre>
      <StandingsTable caption={say('league.example')} standings={standingsOf(EXAMPLE)} />
    </div>
  )
}
