import { Link } from 'react-router-dom'
import { type CountryCode, countryOf } from '../geo/countries'
import never from '../geo/neverTargets.json'
import { useLocale } from '../ui/words/LocaleContext'
import { listed } from '../ui/words/lists'
import { Trans } from '../ui/words/Trans'
import { Chapters, Page } from './contents/Page'
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
      <Chapters
        chapters={{
          mission: { title: say('about.mission'), text: <p>{say('about.missionText')}</p> },
          works: {
            title: say('about.works'),
            text: (
              <>
                <p>{say('about.worksDistances')}</p>
                <p>{say('about.worksOutlines')}</p>
              </>
            ),
          },
          value: { title: say('about.value'), text: <p>{say('about.valueText')}</p> },
          sources: {
            title: say('about.sources'),
            text: (
              <>
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
              </>
            ),
          },
          privacy: {
            title: say('about.privacy'),
            text: (
              <>
                <p>{say('about.privacyDevice')}</p>
                <p>
                  <Trans id="about.privacyAnswer" components={{ link: <Link to="/daily" /> }} />
                </p>
              </>
            ),
          },
        }}
      />
    </Page>
  )
}
