import { useId } from 'react'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import { type Round, withRules } from '../../machines/round'
import { areSame, rulesFor } from '../../machines/rules'
import { useLocale } from '../words/LocaleContext'
import './RuleSwitches.css'

type Props = {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** Round on the screen, if there is one. */
  readonly round: Round | undefined
}

/** Three switches that make a round harder, one that makes practice easier, and a note on the round that they affect. */
export function RuleSwitches({ settings, onSettings, round }: Props) {
  const { say } = useLocale()
  const { outline, arrows, fit } = settings
  const chosen = chosenRules(settings)
  const isTooLate =
    round !== undefined &&
    !areSame({ ...round.rules, ...rulesFor(round.puzzle, chosen) }, withRules(round, chosen).rules)
  const see = (other: 'hidden' | 'turned') => () =>
    onSettings({ ...settings, outline: outline === other ? 'shown' : other })
  return (
    <div className="rule-switches">
      <Switch
        name={say('rules.hidden')}
        text={say('rules.hiddenText')}
        isOn={outline === 'hidden'}
        onChange={see('hidden')}
      />
      <Switch
        name={say('rules.turned')}
        text={say('rules.turnedText')}
        isOn={outline === 'turned'}
        onChange={see('turned')}
      />
      <Switch
        name={say('rules.noArrows')}
        text={say('rules.noArrowsText')}
        isOn={!arrows}
        onChange={() => onSettings({ ...settings, arrows: !arrows })}
      />
      {round?.puzzle.kind === 'practice' && (
        <Switch
          name={say('aid.title')}
          text={say('aid.help')}
          isOn={fit}
          onChange={() => onSettings({ ...settings, fit: !fit })}
        />
      )}
      <p className="rule-note" role="status">
        {isTooLate ? say('rules.next') : say('rules.when')}
      </p>
    </div>
  )
}

type SwitchProps = {
  readonly name: string
  readonly text: string
  readonly isOn: boolean
  readonly onChange: () => void
}

function Switch({ name, text, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="rule">
      <label className="rule-switch">
        <span>{name}</span>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={id}
          onChange={onChange}
        />
      </label>
      <p className="rule-text" id={id}>
        {text}
      </p>
    </div>
  )
}
