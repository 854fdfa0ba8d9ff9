import type { Settings } from '../../machines/journal/settings'
import { Choice } from '../parts/Field'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
  /** Whether the device can vibrate. */
  readonly canVibrate: boolean
}

/** Settings of the game's look and feel, each applied at once. */
export function Preferences({ settings, onChange, canVibrate }: Props) {
  const { say } = useLocale()
  return (
    <>
      <Choice
        legend={say('settings.theme')}
        options={{
          system: say('settings.system'),
          light: say('settings.light'),
          dark: say('settings.dark'),
        }}
        value={settings.theme}
        onChange={(theme) => onChange({ ...settings, theme })}
      />
      <Choice
        legend={say('settings.palette')}
        options={{ normal: say('settings.normal'), high: say('settings.high') }}
        value={settings.contrast}
        onChange={(contrast) => onChange({ ...settings, contrast })}
      />
      <Choice
        legend={say('settings.distances')}
        options={{ km: say('settings.km'), miles: say('settings.miles') }}
        value={settings.units}
        onChange={(units) => onChange({ ...settings, units })}
      />
      <Choice
        legend={say('settings.quiz')}
        options={{ off: say('settings.off'), on: say('settings.on') }}
        value={settings.quiz}
        onChange={(quiz) => onChange({ ...settings, quiz })}
      />
      {canVibrate && (
        <Choice
          legend={say('settings.vibration')}
          options={{ on: say('settings.on'), off: say('settings.off') }}
          value={settings.vibration}
          onChange={(vibration) => onChange({ ...settings, vibration })}
        />
      )}
    </>
  )
}
