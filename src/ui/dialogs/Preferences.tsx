import type { Settings } from '../../machines/settings'
import { useLocale } from '../words/LocaleContext'
import { languageName } from '../words/languageName'
import { Choice } from './Choice'

type Props = {
  readonly settings: Settings
  /** The language of the browser, as BCP 47 names it. */
  readonly lang: string
  readonly onChange: (settings: Settings) => void
}

/** How the game looks, each choice applied at once. */
export function Preferences({ settings, lang, onChange }: Props) {
  const { say, lang: page, name } = useLocale()
  const own = languageName(lang, page)
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
      {own !== undefined && (
        <Choice
          legend={say('settings.names')}
          options={{ page: name, browser: <bdi lang={lang}>{own}</bdi> }}
          value={settings.language}
          onChange={(language) => onChange({ ...settings, language })}
        />
      )}
    </>
  )
}
