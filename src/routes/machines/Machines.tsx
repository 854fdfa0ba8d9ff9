import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { liveGameIn } from '../../machines/app'
import { standardChoice } from '../../machines/rules/rules'
import { utcDateOf } from '../../machines/schedule/day'
import { Board } from '../../ui/board/Board'
import { finderOf } from '../../ui/field/finder'
import { GameHeader } from '../../ui/parts/PageHeader'
import { LocaleContext, useLocale } from '../../ui/words/LocaleContext'
import { scopeOf } from '../../ui/words/lists'
import { Footer } from '../contents/Footer'
import { PageTools } from '../contents/Page'
import { useBrowser } from '../contexts'
import { ListenTool } from '../game/BoardTools'
import { endings } from '../lazyEndings'
import { useOutline } from '../outlines/useShapes'
import { useSettings } from '../useStored'
import { type Bench, benchOf, PRACTICE } from './bench'
import { Side } from './Side'
import { useOwnLocale } from './useOwnLocale'
import './Machines.css'

/** Page of a round of practice beside the machines that play it. Nothing of it is stored. */
export default function Machines() {
  const { say } = useLocale()
  return (
    <>
      <GameHeader title={say('about.machines')}>
        <PageTools />
      </GameHeader>
      <Suspense>
        <Content />
      </Suspense>
      <Footer />
    </>
  )
}

/** Content in the words of the page. */
function Content() {
  const browser = useBrowser()
  const locale = useOwnLocale()
  const { say } = locale
  const [bench, setBench] = useState<Bench>()
  // After the first paint, which is as it was prerendered.
  useEffect(() => setBench(benchOf(browser)), [browser])
  return (
    <LocaleContext value={locale}>
      <aside className="machines-lead" aria-label={say('about.machines')}>
        {say('machines.lead')}
      </aside>
      <div className="machines">
        <Round bench={bench} />
        <section className="machines-side" aria-label={say('machines.choose')}>
          {bench && <Side bench={bench} />}
        </section>
      </div>
    </LocaleContext>
  )
}

/** Round that is played. */
function Round({ bench }: { readonly bench: Bench | undefined }) {
  const browser = useBrowser()
  const locale = useLocale()
  const { units } = useSettings().settings
  const game = useSelector(bench?.root, (snapshot) => snapshot && liveGameIn(snapshot, PRACTICE))
  const deal = useSelector(game, (snapshot) => snapshot?.context.deal)
  const outline = useOutline(game)
  const { say } = locale
  return (
    <Board
      key={deal}
      game={game}
      onGuess={(country) => game?.send({ type: 'guess', country, on: utcDateOf(browser.now()) })}
      onGiveUp={() => game?.send({ type: 'giveUp' })}
      outline={outline}
      scope={scopeOf(PRACTICE.deck, say)}
      finder={finderOf(PRACTICE.deck, browser.languages(), locale)}
      units={units}
      isFieldFocused={false}
      Listen={ListenTool}
      openAudio={browser.openAudio}
      next={{
        name: say('practice.again'),
        begin: () => bench?.root.send({ type: 'practice.deal', puzzle: PRACTICE, rules: standardChoice }),
      }}
      actions={() => null}
      end={endings}
      ending={() => null}
    />
  )
}
