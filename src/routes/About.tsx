import { type CountryCode, countryOf } from '../geo/countries'
import never from '../geo/neverTargets.json'
import { Link } from '../ui/parts/Link'
import { Section } from '../ui/parts/Section'
import { useLocale } from '../ui/words/LocaleContext'
import { listed } from '../ui/words/lists'
import { Trans } from '../ui/words/Trans'
import { Page } from './contents/Page'
import '../ui/pages/prose.css'

/** Page about the game: its purpose, its data sources, and its limits. */
export default function About() {
  const { say, nameOf } = useLocale()
  const cite = <cite />
  const names = never.countries.map((code) => nameOf(countryOf(code as CountryCode)))
  // The build writes this file beside the pages.
  // biome-ignore lint/a11y/useAnchorContent: the text has its content
  const licences = <a href={`${import.meta.env.BASE_URL}licences.txt`} hrefLang="en" />
  return (
    <Page title={say('about.heading')} className="prose chapters">
      <Section id="mission" title={say('about.mission')}>
        <p>{say('about.missionText')}</p>
      </Section>
      <Section id="works" title={say('about.works')}>
        <p>{say('about.worksDistances')}</p>
        <p>{say('about.worksOutlines')}</p>
        <p>
          <Trans id="about.machinesText" components={{ link: <Link to="/machines" /> }} />
        </p>
      </Section>
      <Section id="value" title={say('about.value')}>
        <p>{say('about.valueText')}</p>
      </Section>
      <Section id="sources" title={say('about.sources')}>
        <p>
          <Trans id="about.sourcesOutlines" components={{ cite }} />
        </p>
        <p>{say('about.sourcesDisputed')}</p>
        <p>
          <Trans
            id="about.sourcesPlain"
            values={{ corners: never.leastCorners, names: listed(names, say) }}
          />
        </p>
        <p>
          <Trans id="about.sourcesNames" components={{ cite }} />
        </p>
        <p>
          <Trans id="about.sourcesFacts" components={{ cite }} />
        </p>
        <p>
          <Trans id="about.sourcesLicences" components={{ link: licences }} />
        </p>
      </Section>
      <Section id="privacy" title={say('about.privacy')}>
        <p>{say('about.privacyDevice')}</p>
        <p>
          <Trans id="about.privacyAnswer" components={{ link: <Link to="/daily" /> }} />
        </p>
      </Section>
    </Page>
  )
}
