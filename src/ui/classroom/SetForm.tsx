import { deckOf, type PublishedDeckName } from '../../geo/decks'
import {
  CLASS_AIDS,
  type ClassRules,
  MOST_GUESSES_IN_CLASS,
  rulesIn,
} from '../../machines/classroom/classSet'
import { Check, Choice, Field } from '../parts/Field'
import { useLocale } from '../words/LocaleContext'

type RulesProps = {
  readonly deck: PublishedDeckName
  readonly rules: ClassRules
  readonly onRules: (rules: ClassRules) => void
}

/** Question that a set of countries asks. */
export function QuestionField({ deck, rules, onRules }: RulesProps) {
  const { say } = useLocale()
  if (deckOf(deck).countries === undefined) return null
  return (
    <Choice
      legend={say('class.asks')}
      options={{ which: say('print.question'), where: say('class.where') }}
      value={rules.asks}
      onChange={(asks) => onRules({ ...rules, asks })}
    />
  )
}

/** Form fields for all other rules of a set. */
export function RulesFields({ deck, rules, onRules }: RulesProps) {
  const { say } = useLocale()
  return (
    <>
      <Choice
        legend={say('class.order')}
        options={{ listed: say('class.listed'), shuffled: say('class.shuffled') }}
        value={rules.shuffled ? 'shuffled' : 'listed'}
        onChange={(order) => onRules({ ...rules, shuffled: order === 'shuffled' })}
      />
      {rulesIn(deck, rules).asks === 'which' && <OutlineFields {...{ deck, rules, onRules }} />}
    </>
  )
}

/** Fields for sets that ask which country an outline is. */
function OutlineFields({ deck, rules, onRules }: RulesProps) {
  const { say } = useLocale()
  const isOfCountries = deckOf(deck).countries !== undefined
  return (
    <>
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
        <Check
          name={say('class.arrows')}
          isOn={rules.arrows}
          onChange={(arrows) => onRules({ ...rules, arrows })}
        />
        {isOfCountries && (
          <Check
            name={say('class.region')}
            isOn={rules.region}
            onChange={(region) => onRules({ ...rules, region })}
          />
        )}
        {CLASS_AIDS.filter((aid) => isOfCountries || aid !== 'globe').map((aid) => (
          <Check
            key={aid}
            name={say(`rules.${aid}`)}
            isOn={rules.aids.includes(aid)}
            onChange={(isOn) =>
              onRules({
                ...rules,
                aids: CLASS_AIDS.filter((each) => (each === aid ? isOn : rules.aids.includes(each))),
              })
            }
          />
        ))}
      </div>
    </>
  )
}

type Props = {
  readonly label: string
  /** Largest number in the list, which starts at 1. */
  readonly most: number
  readonly value: number | undefined
  /** Label of the option for no number; without it, a number is required. */
  readonly none?: string
  readonly onValue: (value: number | undefined) => void
}

/** Drop-down list of numbers. */
export function NumberField({ label, most, value, none, onValue }: Props) {
  const { whole } = useLocale()
  const numbers = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <Field name={label} className="class-field class-number">
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
    </Field>
  )
}
