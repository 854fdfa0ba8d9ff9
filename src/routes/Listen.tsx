import { useState } from 'react'
import { shuffled } from '../machines/schedule/hash'
import { LESSONS, Lessons } from '../ui/listen/Lessons'
import { useLocale } from '../ui/words/LocaleContext'
import { Page, ReportLink } from './contents/Page'
import { useBrowser } from './contexts'
import '../ui/pages/prose.css'
import { Button } from '../ui/parts/Button'

/** Page with lessons in recognizing an outline by ear, and with the research behind them. */
export default function Listen() {
  const browser = useBrowser()
  const { say } = useLocale()
  const [begun, setBegun] = useState<{ readonly audio: AudioContext; readonly seed: number }>()
  const begin = () => setBegun({ audio: browser.openAudio(), seed: browser.seed() })
  return (
    <Page title={say('listen.heading')} className="prose">
      <p>{say('listen.lead')}</p>
      <p>{say('listen.game', { play: say('play.outline') })}</p>
      {begun === undefined ? (
        <p className="prose-action">
          <Button onClick={begin}>{say('listen.begin')}</Button>
        </p>
      ) : (
        <Lessons key={begun.seed} audio={begun.audio} order={shuffled(LESSONS, begun.seed)} onAgain={begin} />
      )}
      <section>
        <h2>{say('listen.basis')}</h2>
        <p>{say('listen.research')}</p>
        <p>
          {say('listen.untried')} <ReportLink />
        </p>
      </section>
    </Page>
  )
}
