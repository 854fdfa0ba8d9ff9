import { useState } from 'react'
import { Footer } from '../ui/pages/Footer'
import { LazyBoundary } from '../ui/parts/LazyBoundary'
import { LazyModule } from '../ui/parts/lazyModule'
import { useLocale } from '../ui/words/LocaleContext'
import { PageTop } from './contents/PageTop'
import { useBrowser } from './contexts'
import '../ui/pages/prose.css'

/** The ten shapes and what plays them, fetched when somebody wants to hear them. */
const lessons = new LazyModule(() => import('../ui/listen/Lessons'))

/** Where one learns to hear an outline, and reads what that is based on. */
export function Listen() {
  const browser = useBrowser()
  const { say } = useLocale()
  const [begun, setBegun] = useState<{ readonly audio: AudioContext; readonly seed: number }>()
  const begin = () => setBegun({ audio: browser.openAudio(), seed: browser.seed() })
  return (
    <>
      <PageTop title={say('listen.heading')} />
      <main className="prose">
        <p>{say('listen.lead')}</p>
        <p>{say('listen.game', { play: say('play.outline') })}</p>
        {begun === undefined ? (
          <p className="prose-action">
            <button type="button" className="button" onClick={begin}>
              {say('listen.begin')}
            </button>
          </p>
        ) : (
          <LazyBoundary module={lessons}>
            {({ Lessons, lessonsBy }) => (
              <Lessons key={begun.seed} audio={begun.audio} order={lessonsBy(begun.seed)} onAgain={begin} />
            )}
          </LazyBoundary>
        )}
        <section>
          <h2>{say('listen.basis')}</h2>
          <p>{say('listen.research')}</p>
          <p>{say('listen.untried')}</p>
        </section>
      </main>
      <Footer />
    </>
  )
}
