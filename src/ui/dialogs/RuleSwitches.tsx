import { useId } from 'react'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import { choiceIn, type Round, withRules } from '../../machines/round'
import { AIDS, type Aid, aidsFor, type RuleModifier, ruleChangesOf } from '../../machines/rules'
import { useLocale } from '../words/LocaleContext'
import './RuleSwitches.css'

type Props = {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** Round on the screen, if there is one. */
  readonly round: Round | undefined
}

/** Switches that make a round easier or harder, and a note on the round that they affect. */
export function RuleSwitches({ settings, onSettings, round }: Props) {
  const { say } = useLocale()
  const { outline, arrows } = settings
  const chosen = chosenRules(settings)
  const isTooLate =
    round !== undefined &&
    `${ruleChangesOf({ ...chosen, aids: aidsFor(round.puzzle, chosen, chosen.aids) })}` !==
      `${ruleChangesOf(choiceIn(withRules(round, chosen)))}`
  // The two aids for somebody who plays for the first time.
  const isHelped = settings.size && settings.globe
  const see = (other: 'hidden' | 'turned') => () =>
    onSettings({
      ...settings,
      outline: outline === other ? 'shown' : other,
      // Shapes are laid over an outline that is seen.
      shapes: settings.shapes && other !== 'hidden',
    })
  const switchAid = (aid: Aid) => () =>
    onSettings({
      ...settings,
      [aid]: !settings[aid],
      outline: aid === 'shapes' && outline === 'hidden' ? 'shown' : outline,
    })
  return (
    <div className="rule-switches">
      <p className="choice-title">{say('rules.easier')}</p>
      <button
        type="button"
        className="link-button"
        onClick={() => onSettings({ ...settings, size: !isHelped, globe: !isHelped })}
      >
        {say(isHelped ? 'rules.undoFirst' : 'rules.first')}
      </button>
      {AIDS.filter((aid) => aid !== 'fit' || round?.puzzle.kind === 'practice').map((aid) => (
        <Switch key={aid} rule={aid} isOn={settings[aid]} onChange={switchAid(aid)} />
      ))}
      <p className="choice-title">{say('rules.title')}</p>
      <Switch rule="hidden" isOn={outline === 'hidden'} onChange={see('hidden')} />
      <Switch rule="turned" isOn={outline === 'turned'} onChange={see('turned')} />
      <Switch rule="noArrows" isOn={!arrows} onChange={() => onSettings({ ...settings, arrows: !arrows })} />
      <p className="rule-note" role="status">
        {isTooLate ? say('rules.next') : say('rules.when')}
      </p>
    </div>
  )
}

type SwitchProps = {
  readonly rule: Aid | RuleModifier
  readonly isOn: boolean
  readonly onChange: () => void
}

function Switch({ rule, isOn, onChange }: SwitchProps) {
  const { say } = useLocale()
  const id = useId()
  return (
    <div className="rule">
      <label className="rule-switch">
        <span>{say(`rules.${rule}`)}</span>
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
        {say(`rules.${rule}Text`)}
      </p>
    </div>
  )
}
