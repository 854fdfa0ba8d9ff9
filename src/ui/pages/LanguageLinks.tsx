import { useLocale } from '../words/LocaleContext'
import { LANGUAGES, languageOf } from '../words/languages'
import './LanguageLinks.css'

type Props = {
  /** Where the page is in a language (BCP 47). */
  readonly addressIn: (lang: string) => string
  /** A language was chosen; the browser goes there by itself. */
  readonly onChoose: (lang: string) => void
}

/** The page in every language, each by what it calls itself. */
export function LanguageLinks({ addressIn, onChoose }: Props) {
  const { lang: current } = useLocale()
  return (
    <div className="language-links">
      {LANGUAGES.map((lang) => (
        <a
          key={lang}
          href={addressIn(lang)}
          lang={lang}
          hrefLang={lang}
          dir={languageOf(lang).dir}
          aria-current={lang === current ? 'true' : undefined}
          onClick={() => onChoose(lang)}
        >
          {languageOf(lang).name}
        </a>
      ))}
    </div>
  )
}
