import { foundByFriend, MINUTES, outcomeOfRace, type RaceLink } from '../../machines/sprint/raceLink'
import { type Run, tallyOf } from '../../machines/sprint/run'
import { foundByMinute } from '../../machines/sprint/runs'
import { Table } from '../parts/Table'
import { useLocale } from '../words/LocaleContext'

type Props = { readonly run: Run; readonly friend: RaceLink }

/** Comparison of the player's run with a friend's, minute by minute, and the winner. */
export function RaceTable({ run, friend }: Props) {
  const { say, whole } = useLocale()
  const own = foundByMinute(run, MINUTES)
  const last = Math.max(...[own, friend.found].map((found) => found.findLastIndex((count) => count > 0)), 0)
  const minutes = Array.from({ length: last + 1 }, (_, minute) => minute)
  return (
    <section className="race">
      <Table
        className="race-table"
        caption={say('friend.sides')}
        heads={['', say('friend.you'), say('friend.friend')]}
      >
        <tbody>
          {minutes.map((minute) => (
            <tr key={minute}>
              <th scope="row">{say('sprint.minute', { number: minute + 1 })}</th>
              <td>{whole(own[minute] ?? 0)}</td>
              <td>{whole(friend.found[minute] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('sprint.found')}</th>
            <td>{whole(tallyOf(run).found)}</td>
            <td>{whole(foundByFriend(friend))}</td>
          </tr>
        </tfoot>
      </Table>
      <p>{say('sprint.verdict', { outcome: outcomeOfRace(run, friend) })}</p>
    </section>
  )
}
