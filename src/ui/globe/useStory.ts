import { useState } from 'react'
import type { Point } from '../../geo/point'
import { isCalm } from '../isCalm'
import { type GlobeView, viewAt } from './globeView'
import { lengthOf, type Moment, sceneAt, viewOfWay } from './story'
import type { useView } from './useView'

/** What its button does next, as the button says it. */
export type StoryAction = 'globe.story' | 'globe.stop' | 'globe.next'

type Story = {
  /** What is told now; `undefined` while nothing is. */
  readonly moment: Moment | undefined
  readonly action: StoryAction
  /** Plays it, or stops it; where motion is not wanted, goes on to the next guess. */
  press(): void
}

/**
 * The story of the guesses: each in turn flies its way to the answer. Whoever turns the globe by hand ends it.
 * @param ways from the guesses to the answer, each reckoned when it is told: it can be played before they are drawn.
 * @param last where the globe rests after it.
 */
export function useStory(
  { view, set, lead, turnTo }: ReturnType<typeof useView>,
  ways: readonly (() => readonly Point[])[],
  isFlat: boolean,
  last: GlobeView,
): Story {
  const [moment, tell] = useState<Moment>()
  const viewOfScene = (way: readonly Point[]) => (isFlat ? viewAt(last.middle, 1) : viewOfWay(way))
  const end = () => tell(undefined)
  const [isStepped] = useState(isCalm)
  const step = () => {
    const index = (moment?.index ?? -1) + 1
    const way = ways[index]
    if (way === undefined) return turnTo(last)
    set(viewOfScene(way()), true, end)
    tell({ index, flight: 'landed' })
  }
  const play = () => {
    const views = [view, ...ways.map((way) => viewOfScene(way())), last]
    const showAt = (ms: number) => {
      const { view, index, flight } = sceneAt(views, ms)
      // While nothing changes, nothing is drawn anew.
      tell((before) => (before?.index === index && before.flight === flight ? before : { index, flight }))
      return view
    }
    lead(showAt, lengthOf(ways.length), last, end)
  }
  const isLast = moment !== undefined && moment.index === ways.length - 1
  return {
    moment,
    action: moment === undefined ? 'globe.story' : isStepped && !isLast ? 'globe.next' : 'globe.stop',
    press: () => (isStepped ? step() : moment ? turnTo(last) : play()),
  }
}
