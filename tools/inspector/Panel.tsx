import { useState, useSyncExternalStore } from 'react'
import { ActorTree } from './ActorTree'
import { ActorView } from './ActorView'
import { Files } from './Files'
import { Log } from './Log'
import type { Command } from './messages'
import type { Watch } from './watch'

type Props = {
  readonly watch: Watch
  /** Sends an event to an actor of the program; `undefined` where none is looked at. */
  readonly send: ((command: Command) => void) | undefined
}

/** The inspector: the actors, what each has been told, and its past. */
export function Panel({ watch, send }: Props) {
  const version = useSyncExternalStore(watch.subscribe, watch.version)
  const { shown, live } = watch
  const [chosen, setChosen] = useState<string>()
  /** After how many of its steps the actor is shown; `undefined` for as it is now. */
  const [count, setCount] = useState<number>()
  const actor = shown.actors.get(chosen ?? '') ?? shown.actors.values().next().value
  const choose = (sessionId: string, at?: number) => {
    setChosen(sessionId)
    setCount(at)
  }
  const step = count === undefined ? undefined : actor?.steps[count - 1]
  return (
    <main className="panel">
      <header className="panel-head">
        <h1>Inspector</h1>
        <Files
          watch={watch}
          onOpen={() => {
            setChosen(undefined)
            setCount(undefined)
          }}
        />
      </header>
      <ActorTree recording={shown} version={version} chosen={actor?.sessionId} onChoose={choose} />
      {actor && (
        <ActorView
          recording={shown}
          actor={actor}
          now={actor.now}
          all={actor.steps.length}
          count={count}
          onCount={setCount}
          send={shown === live ? send : undefined}
        />
      )}
      <Log
        recording={shown}
        version={version}
        actor={actor}
        step={step}
        onChoose={({ sessionId, index }) => {
          const own = shown.actors.get(sessionId)?.steps ?? []
          choose(sessionId, own.findIndex((each) => each.index === index) + 1)
        }}
      />
    </main>
  )
}
