import { useState } from 'react'
import { utcDateOf } from '../../machines/day'
import { readChat } from '../../machines/league/readChat'
import { addToLeague, readLeague, writeLeague } from '../../machines/league/storedLeague'
import { DAILY_DECKS } from '../../machines/schedule/dailies'
import { ChatForm } from '../../ui/league/ChatForm'
import { LeagueTables } from '../../ui/league/LeagueTables'
import { EraseControl } from '../../ui/parts/EraseControl'
import { useLocale } from '../../ui/words/LocaleContext'
import { Live, Page } from '../contents/Page'
import { useBrowser } from '../contexts'
import { useHeadingFocus } from '../usePageArrival'
import { useStored } from '../useStored'
import '../../ui/league/league.css'

/** Page with a league among friends, made from the results that they shared in a chat. */
export default function League() {
  const { say } = useLocale()
  return (
    <Page title={say('league.heading')} className="league-page">
      <p className="league-text">{say('league.lead')}</p>
      <Live className="league-desk" noScript={<p className="league-text">{say('league.noScript')}</p>}>
        <LeagueDesk />
      </Live>
      <p className="league-text">{say('league.about')}</p>
    </Page>
  )
}

/** Form for chats, and the tables of the stored league. */
function LeagueDesk() {
  const browser = useBrowser()
  const { store } = browser
  const { say } = useLocale()
  const results = useStored(readLeague)
  const decks = DAILY_DECKS.filter((deck) => results.some((result) => result.deck === deck))
  const [chosen, setChosen] = useState(DAILY_DECKS[0])
  const deck = decks.find((each) => each === chosen) ?? decks[0]
  useHeadingFocus(deck === undefined)
  /** Adds the results found in a text and returns a message. `isDone` means that no result still lacks a name. */
  const add = (text: string, name: string) => {
    const { results: found, unnamed } = readChat(text, utcDateOf(browser.now()), name)
    if (found.length + unnamed === 0) return { said: say('league.none'), isDone: false }
    try {
      const count = addToLeague(store, found)
      const said = [
        ...(count > 0 ? [say('league.added', { count })] : []),
        ...(count === 0 && found.length > 0 ? [say('league.known')] : []),
        ...(unnamed > 0 ? [say('league.unnamed', { count: unnamed })] : []),
      ]
      return { said: said.join(' '), isDone: unnamed === 0 }
    } catch {
      return { said: say('league.unstored'), isDone: false }
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
  return (
    <>
      <ChatForm onAdd={add} />
      {deck === undefined ? (
        <p className="league-text">{say('league.empty')}</p>
      ) : (
        <>
          {decks.length > 1 && (
            <fieldset className="league-choice">
              <legend>{say('league.puzzle')}</legend>
              {decks.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="league"
                    checked={each === deck}
                    onChange={() => setChosen(each)}
                  />
                  {say(`decks.${each}`)}
                </label>
              ))}
            </fieldset>
          )}
          <LeagueTables
            results={results.filter((result) => result.deck === deck)}
            onRemove={(gone) => keep((who) => who !== gone)}
          />
          <div className="league-ways">
            <EraseControl
              name={say('league.eraseAll')}
              question={say('league.question')}
              onErase={() => keep(() => false)}
            />
          </div>
        </>
      )}
    </>
  )
}
