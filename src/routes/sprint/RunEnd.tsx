import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PlaceId } from '../../geo/place'
import { hash } from '../../machines/hash'
import { chosenRules, readSettings } from '../../machines/journal/settings'
import type { PracticePuzzle } from '../../machines/puzzle'
import { decodeRace, encodeRace, MINUTES } from '../../machines/sprint/raceLink'
import { endingOf, idOfRun, newRun, type Run, tallyOf } from '../../machines/sprint/run'
import type { RunActor } from '../../machines/sprint/runMode'
import { nameOfRun, runTextOf, scoreOfRun } from '../../machines/sprint/runShare'
import { foundByMinute, mostFoundIn } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { RaceTable } from '../../ui/sprint/RaceTable'
import { RunResult } from '../../ui/sprint/RunResult'
import { runPictureOf } from '../../ui/sprint/runPicture'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp, useBrowser } from '../contexts'
import { PictureSaver } from '../game/SavePicture'
import { ShareText } from '../game/ShareText'
import { LazyDialog, useDialog } from '../LazyDialog'
import { useShapesAhead } from '../outlines/useShapes'
import { useStored } from '../useStored'

type Props = {
  readonly actor: RunActor
  /** Token from the URL fragment. */
  readonly token: string
  readonly onMessage: (message: ToastMessage) => void
}

/** Most found outlines that are shown unasked. */
const FEW = 12

/** End of a run: its result, the missed countries, and the next actions. */
export function RunEnd({ actor, token, onMessage }: Props) {
  const app = useApp()
  const browser = useBrowser()
  const { say } = useLocale()
  const run = actor.getSnapshot().context.progress as Run
  const { plan } = run
  const { seen, target } = tallyOf(run)
  const others = useStored(readRuns).filter((other) => idOfRun(other) !== idOfRun(run))
  const countriesOf = (isFound: boolean) =>
    seen.filter(({ outcome }) => (outcome === 'found') === isFound).map(({ country }) => country)
  const [missed, named] = [countriesOf(false), countriesOf(true)]
  const [isOpen, setOpen] = useState(named.length <= FEW)
  // After the mistake that ends a streak, nobody has seen the next outline.
  const last = endingOf(run) === 'wrong' ? undefined : target
  const [shapes] = useShapesAhead([...missed, ...(last ? [last] : []), ...(isOpen ? named : [])])
  const pictured = (country: PlaceId) => ({ country, path: shapes.get(country)?.path })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // On a scrolled page, the result would begin out of sight.
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo(0, 0)
  }, [])
  const found = foundByMinute(run, MINUTES)
  const nonce = hash(`race ${idOfRun(run)}`)
  const page = browser.addressOf('sprint')
  const address = `${page}#${encodeRace({ plan, found }, nonce)}`
  const text = runTextOf(run, page)
  const reading = token === '' ? undefined : decodeRace(token, browser.now())
  const friend = reading?.kind === 'link' && reading.link.plan.seed === plan.seed ? reading.link : undefined
  const dialog = useDialog()
  const practise = (country: PlaceId) => {
    const puzzle: PracticePuzzle = { kind: 'practice', deck: plan.deck }
    const rules = chosenRules(readSettings(browser.store))
    app.send({ type: 'practice.deal', puzzle, rules, due: [[country]] })
  }
  return (
    <RunResult
      run={run}
      heading={heading}
      best={mostFoundIn(others, plan)}
      missed={missed.map(pictured)}
      last={last && pictured(last)}
      named={named.map(pictured)}
      isOpen={isOpen}
      onToggle={setOpen}
      onPractise={practise}
      onAgain={() => {
        const at = browser.now()
        // The day's sprint is played once: a repeat gets the same options, but counts as another run.
        const { day: _, ...like } = plan
        actor.send({ type: 'begin', progress: newRun({ ...like, seed: browser.seed() }, at), at })
      }}
      onOther={() => {
        // Moves the focus from the removed button to its replacement, which `flushSync` renders at once.
        flushSync(() => actor.send({ type: 'again' }))
        document.querySelector<HTMLElement>('.run-start :is(input:checked, button)')?.focus()
      }}
      share={<ShareText text={text} />}
      sides={friend && <RaceTable run={run} friend={friend} />}
    >
      <PictureSaver
        name={`outline-sprint-${plan.day ?? plan.deck}.png`}
        draw={() => runPictureOf({ name: nameOfRun(plan), score: scoreOfRun(run), seen }, page)}
        text={text}
        onMessage={onMessage}
      />
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={dialog.open}>
        {say('sprint.race')}
      </button>
      <LazyDialog of={dialog}>
        {({ RaceDialog }) => <RaceDialog address={address} onMessage={onMessage} onClose={dialog.close} />}
      </LazyDialog>
    </RunResult>
  )
}
