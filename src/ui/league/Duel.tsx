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
  const choices = [
    { value: one, names, take: (who: string) => setChosen([who, other]), won: told.one },
    { value: other, names: rest, take: (who: string) => setChosen([one, who]), won: told.other },
  ]
  return (
    <section className="league-duel" aria-labelledby="league-duel">
      <h2 id="league-duel">{say('league.duel')}</h2>
      {choices.map(({ value, names, take, won }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always two players, in a fixed order
        <p key={index}>
          <select
            className="field-input"
            aria-label={`${say('league.player')} ${whole(index + 1)}`}
            value={value}
            onChange={({ target }) => take(target.value)}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {name || say('friend.you')}
              </option>
            ))}
          </select>
          <output aria-label={value || say('friend.you')}>{whole(won)}</output>
        </p>
      ))}
      <p>
        <span>{say('league.level')}</span>
        <output aria-label={say('league.level')}>{whole(told.level)}</output>
      </p>
    </section>
  )
}
