import { useId } from 'react'
import { LEVELS, levelOf, type Settings } from '../../machines/journal/settings'
import { has, type Round } from '../../machines/rules/round'
import { AIDS, type Aid, type RuleModifier } from '../../machines/rules/rules'
import { Details } from '../parts/Disclosure'
import { Choice } from '../parts/Field'
import { useLocale } from '../words/LocaleContext'
import './RuleSwitches.css'

type LifelinesProps = { readonly round: Round; readonly onTake: (aid: Aid) => void }

/** Switches for the aids of a round that is begun, each of which can only be switched on. */
export function Lifelines({ round, onTake }: LifelinesProps) {
  const { say } = useLocale()
  return (
    <div className="rule-switches">
      <p className="choice-title">{say('rules.easier')}</p>
      {round.aids.map((aid) => (
        <Switch
          key={aid}
          rule={aid}
          isOn={has(round, aid)}
          onChange={has(round, aid) ? undefined : () => onTake(aid)}
        />
      ))}
    </div>
  )
}

type Props = {
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** Round on the screen, if there is one. */
  readonly round: Round | undefined
}

/** Choice of a level for rounds to come and, folded below, of each rule, with a note where a round is begun already. */
export function RuleSwitches({ settings, onSettings, round }: Props) {
  const { say } = useLocale()
  const { outline, arrows } = settings
  const level = levelOf(settings)
  const named = (...rules: readonly (Aid | RuleModifier)[]) =>
    rules.map((rule) => say(`rules.${rule}`)).join(' · ')
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
      {round && round.guesses.length > 0 && <p className="rule-note">{say('rules.next')}</p>}
      <Choice
        legend={say('board.options')}
        options={{ easy: say('rules.easy'), standard: say('rules.standard'), hard: say('rules.hard') }}
        means={{ easy: `${named('size', 'globe', 'continent')} 🛟`, hard: named('turned', 'noArrows') }}
        value={level}
        onChange={(chosen) => onSettings({ ...settings, ...LEVELS[chosen] })}
      />
      <Details title={say('rules.singles')} level="h3" isOpen={level === undefined}>
        {() => (
          <>
            <p className="choice-title">{say('rules.easier')}</p>
            {AIDS.filter((aid) => aid !== 'fit' || round?.puzzle.kind === 'practice').map((aid) => (
              <Switch key={aid} rule={aid} isOn={settings[aid]} onChange={switchAid(aid)} />
            ))}
            <p className="choice-title">{say('rules.title')}</p>
            <Switch rule="hidden" isOn={outline === 'hidden'} onChange={see('hidden')} />
            <Switch rule="turned" isOn={outline === 'turned'} onChange={see('turned')} />
            <Switch
              rule="noArrows"
              isOn={!arrows}
              onChange={() => onSettings({ ...settings, arrows: !arrows })}
            />
          </>
        )}
      </Details>
    </div>
  )
}

type SwitchProps = {
  readonly rule: Aid | RuleModifier
  readonly isOn: boolean
  /** Called when the switch is pressed; `undefined` for one that stays as it is. */
  readonly onChange: (() => void) | undefined
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
          disabled={onChange === undefined}
          onChange={onChange}
        />
      </label>
      <p className="rule-text" id={id}>
        {say(`rules.${rule}Text`)}
      </p>
    </div>
  )
}
