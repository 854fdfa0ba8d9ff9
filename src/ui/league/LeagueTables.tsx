import type { ComponentProps } from 'react'
import { ONESELF } from '../../machines/league/ownResults'
import type { Result } from '../../machines/league/result'
import { daysIn, type LeagueRow, SCORES } from '../../machines/league/standings'
import { Scroller, Table } from '../parts/Table'
import { useLocale } from '../words/LocaleContext'

type Props = Omit<ComponentProps<typeof Table>, 'className'> & {
  readonly caption: string
  readonly className?: string
}

/** Table of a league whose caption also names its scrollable region. */
export function LeagueTable({ className = 'league-table', children, ...props }: Props) {
  return (
    <Scroller label={props.caption}>
      <Table className={className} {...props}>
        <tbody>{children}</tbody>
      </Table>
    </Scroller>
  )
}

/** Name of a player, as the heading of a row; an empty name is oneself. */
export function Player({ who }: { readonly who: string }) {
  const { say } = useLocale()
  return (
    <th scope="row">
      <bdi>{who || say('friend.you')}</bdi>
    </th>
  )
}

type StandingsProps = { readonly caption: string; readonly standings: readonly LeagueRow[] }

/** Table of the standings and what decides them; equal players share a rank. */
export function StandingsTable({ caption, standings }: StandingsProps) {
  const { say, whole, tenths } = useLocale()
  const heads = [
    say('league.rank'),
    say('league.player'),
    say('league.wins'),
    say('statistics.played'),
    say('league.average'),
  ]
  return (
    <>
      <LeagueTable caption={caption} heads={heads} className="league-table league-ranks">
        {standings.map(({ who, days, won, average }) => (
          <tr key={who} className={who === ONESELF ? 'league-you' : undefined}>
            <td>{whole(standings.findIndex((row) => row.won === won && row.average === average) + 1)}</td>
            <Player who={who} />
            <td>{whole(won)}</td>
            <td>{whole(days)}</td>
            <td>{average === undefined ? say('statistics.none') : tenths(average)}</td>
          </tr>
        ))}
      </LeagueTable>
      <p className="league-order">{say('league.order')}</p>
    </>
  )
}

/** Scores in the order of the columns: from the first guess to the last, then not found. */
const ORDER = [...SCORES.slice(1), SCORES[0]]

/** Score as written in shared results: the number of guesses, or X for a country not found. */
const writtenScore = (score: number, whole: (number: number) => string) => (score === 0 ? 'X' : whole(score))

/** Table of how many guesses each player needed, as numbers and as an equivalent bar. */
export function ScoresTable({ standings }: Pick<StandingsProps, 'standings'>) {
  const { say, whole } = useLocale()
  const heads = [say('league.player'), ...ORDER.map((score) => writtenScore(score, whole)), '']
  return (
    <LeagueTable caption={say('statistics.distribution')} heads={heads}>
      {standings.map(({ who, scores, days }) => (
        <tr key={who}>
          <Player who={who} />
          {ORDER.map((score) => (
            <td key={score}>{whole(scores[score] ?? 0)}</td>
          ))}
          <td className="league-bars" aria-hidden="true">
            <Bars scores={scores} days={days} />
          </td>
        </tr>
      ))}
    </LeagueTable>
  )
}

/** Bar that stands for all of a player's days, divided by number of guesses. */
function Bars({ scores, days }: Pick<LeagueRow, 'scores' | 'days'>) {
  let from = 0
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      {ORDER.map((score) => {
        const width = ((scores[score] ?? 0) / days) * 100
        from += width
        return (
          <rect
            key={score}
            className={score === 0 ? 'league-lost' : 'league-won'}
            x={from - width}
            width={width}
            height="12"
            fillOpacity={score === 0 ? 1 : 1.1 - score * 0.15}
          />
        )
      })}
    </svg>
  )
}

/** Number of days in the table of the last days. */
const DAYS = 14

type DaysProps = { readonly results: readonly Result[]; readonly names: readonly string[] }

/** Table of every player's result on each of the last days. */
export function DaysTable({ results, names }: DaysProps) {
  const { say, whole, date } = useLocale()
  const days = daysIn(results).slice(0, DAYS)
  return (
    <LeagueTable
      className="league-table league-days"
      caption={say('league.days')}
      heads={['', ...names.map((who) => who || say('friend.you'))]}
    >
      {days.map((day) => (
        <tr key={day.date}>
          <th scope="row">{date(day.date)}</th>
          {names.map((who) => {
            const score = day.scores.get(who)
            return <td key={who}>{score === undefined ? '' : writtenScore(score, whole)}</td>
          })}
        </tr>
      ))}
    </LeagueTable>
  )
}
