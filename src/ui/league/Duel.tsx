import { useState } from 'react'
import type { Result } from '../../machines/league/result'
import { headToHead } from '../../machines/league/standings'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly results: readonly Result[]
  /** Names of the players; at least two. */
  readonly names: readonly string[]
}

/** Comparison of two players on the days that both have played. */
export function Duel({ results, names }: Props) {
  const { say, whole } = useLocale()
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([])
  const one = names.find((name) => name === chosen[0]) ?? (names[0] as string)
  const rest = names.filter((name) => name !== one)
  const other = rest.find((name) => name === chosen[1]) ?? (rest[0] as string)
  const told = headToHead(results, one, other)
  const choice = (index: number, value: string, names: readonly string[], take: (who: string) => void) => (
    <select
      className="field-input"
      aria-label={`${say('league.player')} ${whole(index)}`}
      value={value}
      onChange={({ target }) => take(target.value)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {name || say('friend.you')}
        </option>
      ))}
    </select>
  )
  const score = (name: string, won: number) => <output aria-label={name}>{whole(won)}</output>
  return (
    <div className="league-duel">
      {choice(1, one, names, (who) => setChosen([who, other]))}
      {score(one || say('friend.you'), told.one)}
      <span aria-hidden="true">:</span>
      {score(other || say('friend.you'), told.other)}
      {choice(2, other, rest, (who) => setChosen([one, who]))}
      <p>
        {say('league.level')}: {score(say('league.level'), told.level)}
      </p>
    </div>
  )
}
