import type { Settings } from '../machines/settings'
import { Choice } from './Choice'
import { settings as texts } from './english'
import { tongueName } from './tongueName'

type Props = {
  readonly settings: Settings
  /** The language of the browser, as BCP 47 names it. */
  readonly lang: string
  readonly onChange: (settings: Settings) => void
}

/** How the game looks, each choice applied at once. */
export function Preferences({ settings, lang, onChange }: Props) {
  const own = tongueName(lang)
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
      {own !== undefined && (
        <Choice
          legend={texts.names}
          options={{ page: texts.page, browser: <bdi lang={lang}>{own}</bdi> }}
          value={settings.language}
          onChange={(language) => onChange({ ...settings, language })}
        />
      )}
    </>
  )
}
