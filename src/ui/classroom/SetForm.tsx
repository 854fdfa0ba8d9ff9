import { DECK_NAMES, type DeckName } from '../../geo/decks'
import { type ClassRules, MOST_GUESSES_IN_CLASS } from '../../machines/classroom/classSet'
import { Choice } from '../parts/Choice'
import { useLocale } from '../words/LocaleContext'

type DeckProps = { readonly deck: DeckName; readonly onDeck: (deck: DeckName) => void }

/** From where the countries of a set are, and with which others they can be confused. */
export function DeckField({ deck, onDeck }: DeckProps) {
  const { say } = useLocale()
  return (
    <label className="class-field">
      <span>{say('class.deck')}</span>
      <select value={deck} onChange={({ target }) => onDeck(target.value as DeckName)}>
        {DECK_NAMES.map((each) => (
          <option key={each} value={each}>
            {say(`decks.${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

type RulesProps = { readonly rules: ClassRules; readonly onRules: (rules: ClassRules) => void }

/** How a set is played. */
export function RulesFields({ rules, onRules }: RulesProps) {
  const { say } = useLocale()
  return (
    <>
      <Choice
        legend={say('class.order')}
        options={{ listed: say('class.listed'), shuffled: say('class.shuffled') }}
        value={rules.shuffled ? 'shuffled' : 'listed'}
        onChange={(order) => onRules({ ...rules, shuffled: order === 'shuffled' })}
      />
      <Choice
        legend={say('class.outline')}
        options={{ shown: say('class.shown'), turned: say('rules.turned'), hidden: say('rules.hidden') }}
        value={rules.outline}
        onChange={(outline) => onRules({ ...rules, outline })}
      />
      <NumberField
        label={say('class.guesses')}
        most={MOST_GUESSES_IN_CLASS}
        value={rules.guesses}
        onValue={(guesses = MOST_GUESSES_IN_CLASS) => onRules({ ...rules, guesses })}
      />
      <div className="class-checks">
        <label>
          <input
            type="checkbox"
            checked={rules.arrows}
            onChange={({ target }) => onRules({ ...rules, arrows: target.checked })}
          />
          {say('class.arrows')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={rules.region}
            onChange={({ target }) => onRules({ ...rules, region: target.checked })}
          />
          {say('class.region')}
        </label>
      </div>
    </>
  )
}

type Props = {
  readonly label: string
  /** It is one of 1 to this. */
  readonly most: number
  readonly value: number | undefined
  /** What it is called to choose none, where that can be. */
  readonly none?: string
  readonly onValue: (value: number | undefined) => void
}

/** A number that is chosen from a list. */
export function NumberField({ label, most, value, none, onValue }: Props) {
  const { whole } = useLocale()
  const numbers = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <label className="class-field class-number">
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onValue(target.value === '' ? undefined : Number(target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {numbers.map((number) => (
          <option key={number} value={number}>
            {whole(number)}
          </option>
        ))}
      </select>
    </label>
  )
}
