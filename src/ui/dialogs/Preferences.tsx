import type { Settings } from '../../machines/journal/settings'
import { Choice } from '../parts/Field'
import { useLocale } from '../words/LocaleContext'
import type { PlainId } from '../words/messages'

type Preference = 'units' | 'quiz' | 'vibration' | 'theme' | 'contrast'

/** Settings of each group in their order. */
const GROUPS = {
  game: ['units', 'quiz', 'vibration'],
  look: ['theme', 'contrast'],
} as const satisfies Readonly<Record<string, readonly Preference[]>>

/** Ids of the title of each setting and of the label of each value. */
const PREFERENCES: {
  readonly [Name in Preference]: readonly [title: PlainId, labels: Readonly<Record<Settings[Name], PlainId>>]
} = {
  units: ['settings.distances', { km: 'settings.km', miles: 'settings.miles' }],
  quiz: ['settings.quiz', { off: 'settings.off', on: 'settings.on' }],
  vibration: ['settings.vibration', { on: 'settings.on', off: 'settings.off' }],
  theme: ['settings.theme', { system: 'settings.system', light: 'settings.light', dark: 'settings.dark' }],
  contrast: ['settings.palette', { normal: 'settings.normal', high: 'settings.high' }],
}

type Props = {
  readonly group: keyof typeof GROUPS
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
  /** Whether the device can vibrate. */
  readonly canVibrate: boolean
}

/** Settings of a group, each applied at once. */
export function Preferences({ group, settings, onChange, canVibrate }: Props) {
  const { say } = useLocale()
  return GROUPS[group]
    .filter((name) => name !== 'vibration' || canVibrate)
    .map((name) => {
      const [title, labels] = PREFERENCES[name]
      const options = Object.entries<PlainId>(labels).map(([value, id]) => [value, say(id)] as const)
      return (
        <Choice<string>
          key={name}
          legend={say(title)}
          options={Object.fromEntries(options)}
          value={settings[name]}
          onChange={(value) => onChange({ ...settings, [name]: value })}
        />
      )
    })
}
