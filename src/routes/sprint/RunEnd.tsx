import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CountryCode, isCountry } from '../../geo/countries'
import { isCountryDeck, isPublished } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { hash } from '../../machines/schedule/hash'
import { decodeRace, encodeRace, MINUTES } from '../../machines/sprint/raceLink'
import { endingOf, idOfRun, newRun, tallyOf } from '../../machines/sprint/run'
import type { RunActor, RunSeries } from '../../machines/sprint/runMode'
import { nameOfRun, runTextOf, scoreOfRun } from '../../machines/sprint/runShare'
import { foundByMinute, recordOfRuns } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { QuietButton, TextButton } from '../../ui/parts/Button'
import { useSettling } from '../../ui/parts/useSettling'
import { Countdown } from '../../ui/record/Countdown'
import { WayButton } from '../../ui/result/WayButton'
import { Outlines, RaceTable, RunScores } from '../../ui/sprint/RunFigures'
import { runPictureOf } from '../../ui/sprint/runPicture'
import { useLocale } from '../../ui/words/LocaleContext'
import { NextLink } from '../contents/NextLink'
import { useBrowser } from '../contexts'
import { PictureSaver } from '../game/SavePicture'
import { ShareText } from '../game/ShareText'
import { LazyDialog, useDialog } from '../LazyDialog'
import { MapPlate } from '../map/MapPlate'
import { useShapesAhead } from '../outlines/useShapes'
import { useToday } from '../record/useRecord'
import { useStored } from '../useStored'

type Props = {
  readonly series: RunSeries
  readonly actor: RunActor
  /** Token from the URL fragment. */
  readonly token: string
  readonly onMessage: (message: ToastMessage) => void
}

/** End of a run: its result and the next actions, beside the outlines that were found and those that were missed. */
export function RunEnd({ series, actor, token, onMessage }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const run = actor.getSnapshot().context.progress
  const { plan } = run
  const { seen, target } = tallyOf(run)
  const others = useStored(readRuns).filter((other) => idOfRun(other) !== idOfRun(run))
  const countriesOf = (isFound: boolean) =>
    seen.flatMap(({ outcome, country }) => ((outcome === 'found') === isFound ? country : []))
  // After the mistake that ends a streak, nobody has seen the next outline.
  const last = endingOf(run) === 'wrong' || !target ? [] : [target]
  const [found, missed] = [countriesOf(true), [...countriesOf(false), ...last]]
  const [shapes] = useShapesAhead([...found, ...missed])
  const pictured = (country: PlaceId) => ({ country, path: shapes.get(country)?.path })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // On a scrolled page, the result would begin out of sight.
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo(0, 0)
  }, [])
  const page = browser.addressOf('sprint')
  const addressOfRace = () =>
    `${page}#${encodeRace({ plan, found: foundByMinute(run, MINUTES) }, hash(`race ${idOfRun(run)}`))}`
  const text = runTextOf(run, page)
  const reading = token === '' ? undefined : decodeRace(token, browser.now())
  const friend = reading?.kind === 'link' && reading.link.plan.seed === plan.seed ? reading.link : undefined
  const dialog = useDialog()
  const isToday = useToday() === plan.day
  const [open, setOpen] = useState<CountryCode>()
  // A press meant for a suggestion, or for the button that ended the run, must not start anything here.
  const settling = useSettling()
  const record = recordOfRuns(others, plan)
  const again = () => {
    const at = browser.now()
    // The day's sprint is played once: a repeat gets the same options, but counts as another run.
    const { day: _, ...like } = plan
    series.send({ type: 'begin', progress: newRun({ ...like, seed: browser.seed() }, at), at })
  }
  const choose = () => {
    // Moves the focus from the removed button to its replacement, which `flushSync` renders at once.
    flushSync(() => series.send({ type: 'again' }))
    document.querySelector<HTMLElement>('.run-start button:not(.button-quiet)')?.focus()
  }
  const onOpen = isCountryDeck(plan.deck)
    ? (country: PlaceId) => isCountry(country) && setOpen(country)
    : undefined
  return (
    <main {...settling} className="run-end">
      <div>
        <section className="result" aria-labelledby="result-title">
          <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
            {say('sprint.over', { why: endingOf(run) ?? 'stopped' })}
          </h2>
          <p className="result-text">
            {say('sprint.result', { count: found.length })}{' '}
            {found.length > (record?.best ?? 0) && (
              <span className="result-feat">{say('sprint.newBest')}</span>
            )}
          </p>
          {record && <RunScores found={found.length} record={record} />}
          <div className="result-actions">
            {found.length > 0 && <ShareText text={text} onMessage={onMessage} />}
            <div className="result-ways">
              {found.length > 0 && (
                <PictureSaver
                  name={`outline-sprint-${plan.day ?? plan.deck}.png`}
                  draw={() => runPictureOf({ name: nameOfRun(plan), score: scoreOfRun(run), seen }, page)}
                  text={text}
                  onMessage={onMessage}
                />
              )}
              {isPublished(plan.deck) && (
                <WayButton
                  icon="send"
                  text={say('sprint.race')}
                  aria-haspopup="dialog"
                  onClick={dialog.open}
                />
              )}
              <LazyDialog of={dialog}>
                {({ LinkDialog }) => (
                  <LinkDialog
                    title={say('sprint.race')}
                    lead={say('sprint.raceMeans')}
                    address={addressOfRace()}
                    onMessage={onMessage}
                    onClose={dialog.close}
                  />
                )}
              </LazyDialog>
              {open && <MapPlate key={open} id={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
            </div>
            {plan.day !== undefined && <NextLink after="sprint" />}
            <QuietButton onClick={again}>
              {say(plan.day === undefined ? 'practice.again' : 'sprint.againFree')}
            </QuietButton>
            <TextButton onClick={choose}>{say('sprint.kind')}</TextButton>
          </div>
          {isToday && <Countdown {...browser} />}
        </section>
        {friend && <RaceTable run={run} friend={friend} />}
      </div>
      <div>
        <Outlines kind="gallery" outlines={found.map(pictured)} onOpen={onOpen} />
        <Outlines kind="missed" outlines={missed.map(pictured)} onOpen={onOpen} />
      </div>
    </main>
  )
}
