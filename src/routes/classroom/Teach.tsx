import { useLocale } from '../../ui/words/LocaleContext'
import { Live, Page } from '../contents/Page'
import { Desk } from './Desk'
import '../../ui/pages/prose.css'
import '../../ui/classroom/classroom.css'

/** Page for teachers: a set is made here, pupils play it by its link, and their results come back. */
export default function Teach() {
  const { say } = useLocale()
  return (
    <div className="sheets-page class-page">
      <Page title={say('places.teach')} className="prose class-main">
        <p className="class-lead">{say('class.lead')}</p>
        <Live className="class-content" noScript={<p>{say('class.noScript')}</p>}>
          <Desk />
        </Live>
        <p className="class-note">{say('class.device')}</p>
      </Page>
    </div>
  )
}
