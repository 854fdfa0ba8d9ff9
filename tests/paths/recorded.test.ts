import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RecordedDevice } from '../histories/recordedDevice'
import { RecordedRuns } from '../sprint/recordedRuns'
import { wrongRuns } from '../sprint/wrongRuns'
import { ActorDriver } from './actor'
import { wrongGames } from './wrongGames'

const FOLDER = 'tests/paths/recorded'

const recordings = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(join(FOLDER, file), 'utf8'),
}))
const games = recordings.filter(({ text }) => text.includes('new ActorDriver()'))
const runs = recordings.filter(({ text }) => text.includes('new RecordedRuns()'))

/** Faults that no recording can show: what another page has played is not copied, see `testOfRuns`, and no screen offers aids. */
const UNRECORDED = ['what another page has played is not taken up', 'aids can be taken']

/** Whether a recording fails. Its text is a program without types but for its imports, for which others are handed in. */
function fails({ text }: { readonly text: string }, world: object): boolean {
  const given = {
    it: (_title: string, play: () => void) => play(),
    expect,
    RecordedDevice,
    ActorDriver: class extends ActorDriver {
      constructor() {
        super(world)
      }
    },
    RecordedRuns: class extends RecordedRuns {
      constructor() {
        super(world)
      }
    },
  }
  const play = new Function(...Object.keys(given), text.replaceAll(/^import .*$/gm, ''))
  try {
    play(...Object.values(given))
    return false
  } catch {
    return true
  }
}

describe('what was recorded', () => {
  it('passes as it is', () => {
    expect(recordings.filter((recording) => fails(recording, {})).map(({ file }) => file)).toEqual([])
  })

  it.each(Object.entries(wrongGames))('fails where %s', (_, world) => {
    expect(games.some((recording) => fails(recording, world))).toBe(true)
  })

  it.each(Object.entries(wrongRuns).filter(([fault]) => !UNRECORDED.includes(fault)))(
    'fails of a run where %s',
    (_, world) => {
      expect(runs.some((recording) => fails(recording, world))).toBe(true)
    },
  )
})
