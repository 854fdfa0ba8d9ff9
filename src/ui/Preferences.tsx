import type { Settings } from '../machines/settings'
import { Choice } from './Choice'
import { settings as texts } from './english'

type Props = {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
}

/** How the game looks, each choice applied at once. */
export function Preferences({ settings, onChange }: Props) {
  return (
    <>
      <Choice
        legend={texts.theme}
        options={texts.themes}
        value={settings.theme}
        onChange={(theme) => onChange({ ...settings, theme })}
      />
      <Choice
        legend={texts.palette}
        options={texts.palettes}
        value={settings.contrast}
        onChange={(contrast) => onChange({ ...settings, contrast })}
      />
      <Choice
        legend={texts.distances}
        options={texts.units}
        value={settings.units}
        onChange={(units) => onChange({ ...settings, units })}
      />
    </>
  )
}
