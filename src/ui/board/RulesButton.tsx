import { useLocale } from '../words/LocaleContext'
import './RulesButton.css'

type Props = {
  /** Number of active rules that make the round harder. */
  readonly count: number
  readonly onOpen: () => void
}

/** Button that opens the choice of rules, before the first guess. */
export function RulesButton({ count, onOpen }: Props) {
  const { say, whole } = useLocale()
  return (
    <button
      type="button"
      className={count > 0 ? 'rules-button rules-button-on' : 'rules-button'}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {say('board.rules')}
      {count > 0 && <span className="rules-count"> {whole(count)}</span>}
      <svg viewBox="0 0 10 6" aria-hidden="true">
        <path d="m1 1 4 4 4-4" />
      </svg>
    </button>
  )
}
