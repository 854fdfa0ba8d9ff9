import { useState, useSyncExternalStore } from 'react'
import { ActorTree } from './ActorTree'
import { ActorView } from './ActorView'
import type { Actor } from './adapter'
import { Files } from './Files'
import { Log } from './Log'
import type { Command } from './messages'
import type { Recording } from './recording'
import { Showable } from './Showable'
import { useCharted } from './useCharted'
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
  const actor = shown.actors.get(chosen ?? '') ?? firstLookedAt(shown)
  const charted = useCharted(actor?.known?.machine)
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
      {/* What can be opened, and the way back, stay whatever is in a recording. */}
      <Showable recording={shown} version={version}>
        <ActorTree recording={shown} version={version} chosen={actor?.sessionId} onChoose={choose} />
        {actor && (
          <ActorView
            key={actor.sessionId}
            recording={shown}
            actor={actor}
            charted={charted}
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
      </Showable>
    </main>
  )
}

/** Actor that is looked at before any is chosen: the one begun last of those that the adapter names, or else the root. */
function firstLookedAt({ actors, adapter }: Recording): Actor | undefined {
  const isPlayed = ({ known }: Actor) => adapter.isPlayed?.(known?.machine.id ?? '') === true
  const all = [...actors.values()]
  // One that plays others is looked at instead of them.
  const played = all.filter((actor) => {
    const parent = actors.get(actor.parentId ?? '')
    return isPlayed(actor) && !(parent && isPlayed(parent))
  })
  return played.findLast(({ now }) => now?.status === 'active') ?? played.at(-1) ?? all[0]
}
