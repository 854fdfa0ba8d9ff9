import { useId } from 'react'
import { outcomeOf, scoreOf } from '../../machines/challenge/challenge'
import type { ChallengeResult } from '../../machines/challenge/challengeLink'
import { useLocale } from '../words/LocaleContext'
import './SideBySide.css'

type Props = { readonly own: ChallengeResult; readonly friend: ChallengeResult }

/** The player's round beside a friend's, as rows of cells, and who needed fewer guesses. */
export function SideBySide({ own, friend }: Props) {
  const { say } = useLocale()
  const title = useId()
  return (
    <section className="sides" aria-labelledby={title}>
      <h3 id={title}>{say('friend.sides')}</h3>
      <div className="sides-both">
        <Side title={say('friend.you')} result={own} />
        <Side title={say('friend.friend')} result={friend} />
      </div>
      <p>{say('friend.verdict', { outcome: outcomeOf(own, friend) })}</p>
    </section>
  )
}

/** One player's rows. Cells run from left to right in every language, as in the shared text. */
function Side({ title, result }: { readonly title: string; readonly result: ChallengeResult }) {
  const { say } = useLocale()
  const kind = (row: number) => (result.isFound && row === result.bars.length - 1 ? 'right' : 'near')
  return (
    <div className="side">
      <h4>
        {title} <span dir="ltr">{scoreOf(result)}</span>
      </h4>
      <ol>
        {result.bars.map((filled, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index
          <li key={row}>
            <span
              className="side-cells"
              role="img"
              aria-label={say('friend.row', { number: row + 1, filled })}
              dir="ltr"
            >
              {[1, 2, 3, 4, 5].map((cell) => (
                <span
                  key={cell}
                  className={cell <= filled ? `side-cell side-cell-${kind(row)}` : 'side-cell'}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
