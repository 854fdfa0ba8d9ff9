import type { Settings } from '../machines/settings'
import { Choice } from './Choice'

type Props = {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
}

const themes = { system: 'As the system', light: 'Light', dark: 'Dark' }
const units = { km: 'Kilometres', miles: 'Miles' }
const contrasts = { normal: 'Atlas', high: 'High contrast' }

/** How the game looks, each choice applied at once. */
export function Preferences({ settings, onChange }: Props) {
  return (
    <>
      <Choice
        legend="Theme"
        options={themes}
        value={settings.theme}
        onChange={(theme) => onChange({ ...settings, theme })}
      />
      <Choice
        legend="Palette"
        options={contrasts}
        value={settings.contrast}
        onChange={(contrast) => onChange({ ...settings, contrast })}
      />
      <Choice
        legend="Distances"
        options={units}
        value={settings.units}
        onChange={(chosen) => onChange({ ...settings, units: chosen })}
      />
    </>
  )
}
