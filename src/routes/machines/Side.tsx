import { useState, useSyncExternalStore } from 'react'
import { ActorView } from '../../../tools/inspector/ActorView'
import type { Actor } from '../../../tools/inspector/adapter'
import { Chart } from '../../../tools/inspector/Chart'
import { Files } from '../../../tools/inspector/Files'
import { Log } from '../../../tools/inspector/Log'
import type { Charted } from '../../../tools/inspector/layout'
import type { Recording } from '../../../tools/inspector/recording'
import { Showable } from '../../../tools/inspector/Showable'
import { useLocale } from '../../ui/words/LocaleContext'
import type { Bench } from './bench'
import charts from './charts.json'
import '../../../tools/inspector/parts.css'

/** Machines to choose from: the id of each, its chart, and the text that says what it is for. */
const CHOICES = [
  { id: 'game', text: 'machines.game' },
  { id: 'puzzle', text: 'machines.puzzle' },
  { id: 'app', text: 'machines.app' },
  { id: 'runGames', text: 'machines.run' },
] as const

type Choice = (typeof CHOICES)[number]

/** Chart, past, data and log of the machines of a round: what is in them is code, and in English. */
export function Side({ bench: { watch, send } }: { readonly bench: Bench }) {
  const { say } = useLocale()
  const version = useSyncExternalStore(watch.subscribe, watch.version)
  const [{ id, text }, setChoice] = useState<Choice>(CHOICES[0])
  /** After how many of its steps the actor is shown; `undefined` for as it is now. */
  const [count, setCount] = useState<number>()
  const { shown, live } = watch
  const actor = latest(shown, id)
  const charted = charts.find((each) => each.id === id) as Charted
  const choose = (chosen: Choice, at?: number) => {
    setChoice(chosen)
    setCount(at)
  }
  return (
    <>
      <fieldset className="machines-choice">
        <legend className="visually-hidden">{say('machines.choose')}</legend>
        {CHOICES.map((each) => (
          <label key={each.id} lang="en">
            <input type="radio" name="machine" checked={each.id === id} onChange={() => choose(each)} />
            <code>{each.id}</code>
          </label>
        ))}
      </fieldset>
      <p className="machines-text">{say(text)}</p>
      <div className="machines-panel" lang="en" dir="ltr">
        <Showable recording={shown} version={version}>
          {actor ? (
            <ActorView
              key={actor.sessionId}
              recording={shown}
              actor={actor}
              charted={charted}
              now={actor.now}
              all={actor.steps.length}
              count={count}
              onCount={setCount}
              send={shown === live && id === 'game' ? send : undefined}
            />
          ) : (
            <Chart charted={charted} active={[]} taken={[]} />
          )}
          <Log
            key={shown === live ? 'live' : 'opened'}
            recording={shown}
            version={version}
            actor={actor}
            isNarrow
            step={count === undefined ? undefined : actor?.steps[count - 1]}
            onChoose={({ sessionId, index }) => {
              const steps = shown.actors.get(sessionId)?.steps ?? []
              const of = CHOICES.find((each) => latest(shown, each.id)?.sessionId === sessionId)
              if (of) choose(of, steps.findIndex((step) => step.index === index) + 1)
            }}
          />
        </Showable>
        <Files watch={watch} onOpen={() => setCount(undefined)} />
      </div>
    </>
  )
}

/** Actor of a machine: the one that was started last. */
function latest({ actors }: Recording, id: Choice['id']): Actor | undefined {
  return [...actors.values()].findLast(({ known }) => known?.machine.id === id)
}
