import { Fragment, useRef, useState } from 'react'
import { ONESELF } from '../../machines/league/ownResults'
import type { LeagueRow } from '../../machines/league/standings'
import { TextButton } from '../parts/Button'
import { ErasureQuestion } from '../parts/EraseControl'
import { useRowFocus } from '../parts/useRowFocus'
import { useLocale } from '../words/LocaleContext'
import { LeagueTable, Player } from './LeagueTables'

type Props = {
  readonly standings: readonly LeagueRow[]
  /** Removes a player from the league, from the results of every puzzle. */
  readonly onRemove: (who: string) => void
}

/** Table of streaks, with a button that removes a player after a confirmation. */
export function StreaksTable({ standings, onRemove }: Props) {
  const { say, whole } = useLocale()
  const table = useRef<HTMLTableElement>(null)
  useRowFocus(
    table,
    standings.map(({ who }) => who).filter((who) => who !== ONESELF),
    '.league-remove',
  )
  const [asked, setAsked] = useState<string>()
  /** Button that opened the confirmation. */
  const opener = useRef<HTMLButtonElement>(null)
  const keep = () => {
    setAsked(undefined)
    opener.current?.focus()
  }
  const remove = (who: string) => {
    setAsked(undefined)
    onRemove(who)
  }
  const heads = [say('league.player'), say('statistics.currentStreak'), say('statistics.longestStreak'), '']
  return (
    <LeagueTable caption={say('league.streaks')} heads={heads} table={table}>
      {standings.map(({ who, streak, longest }) => (
        <Fragment key={who}>
          <tr>
            <Player who={who} />
            <td>{whole(streak)}</td>
            <td>{whole(longest)}</td>
            <td>
              {who !== ONESELF && (
                <TextButton
                  className="league-remove"
                  aria-label={`${say('league.remove')}, ${who}`}
                  onClick={({ currentTarget }) => {
                    opener.current = currentTarget
                    setAsked(who)
                  }}
                >
                  {say('league.remove')}
                </TextButton>
              )}
            </td>
          </tr>
          {who === asked && (
            <tr>
              <td colSpan={4}>
                <ErasureQuestion
                  key={who}
                  name={`${say('league.remove')}, ${who}`}
                  question={say('league.removeQuestion', { name: who })}
                  onErase={() => remove(who)}
                  onKeep={keep}
                />
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </LeagueTable>
  )
}
