import { useLocale } from '../words/LocaleContext'
import './RulesButton.css'

type Props = {
  /** In how many ways the rules of the round are harder. */
  readonly count: number
  readonly onOpen: () => void
}

/** Opens the choice of rules, as long as nothing was guessed. */
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
