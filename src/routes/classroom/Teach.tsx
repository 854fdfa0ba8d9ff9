import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Details } from '../../ui/parts/Disclosure'
import { Section } from '../../ui/parts/Section'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { Trans } from '../../ui/words/Trans'
import { Live, Page } from '../contents/Page'
import { Desk } from './Desk'
import { FrameCode } from './FrameCode'
import '../../ui/pages/prose.css'
import '../../ui/classroom/classroom.css'

/** Page for teachers: a set is made here, pupils play it by its link, and their results come back. */
export default function Teach() {
  const { say } = useLocale()
  const { hash } = useLocation()
  const isHydrating = useHydrating()
  useEffect(() => {
    // What comes above a section only now has moved it.
    if (!isHydrating && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isHydrating, hash])
  return (
    <div className="sheets-page class-page">
      <Page title={say('places.teach')} className="prose class-main">
        <p className="class-lead">{say('class.lead')}</p>
        <Live className="class-content" noScript={<p>{say('board.noScript')}</p>}>
          <Desk />
          <Details title={say('class.embed')}>{() => <FrameCode />}</Details>
        </Live>
        <Section className="class-schools" id="schools" title={say('class.schools')}>
          <Trans id="class.schoolsText" components={{ what: <p />, where: <p />, long: <p />, who: <p /> }} />
        </Section>
      </Page>
    </div>
  )
}
