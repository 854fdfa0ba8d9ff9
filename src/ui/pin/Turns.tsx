import { type ReactNode, useState } from 'react'
import type { Deed } from '../../machines/series/mode'
import { Pips } from '../board/Pips'
import { useLocale } from '../words/LocaleContext'
import './pin.css'

/** Question on the screen. */
type Turn = {
  /** Place among the questions, from 0. */
  readonly place: number
  /** Performs a deed that answers the question. */
  readonly answer: (deed: Omit<Deed, 'at'>) => void
  /** Name of the button that goes on once it is answered. */
  readonly next: string
  readonly onNext: () => void
}

type Props = {
  /** Beginning of the names of its texts. */
  readonly texts: 'pins' | 'landfall'
  readonly className: string
  /** Number of questions that are answered, and of all. */
  readonly answered: number
  readonly all: number
  readonly act: (deed: Omit<Deed, 'at'>) => void
  /** Shows a question or its answer. */
  readonly ask: (turn: Turn) => ReactNode
  /** Result, shown after the last answer. */
  readonly children: ReactNode
}

/** Questions one after another: each stays with its answer until the next is asked for. */
export function Turns({ texts, className, answered, all, act, ask, children }: Props) {
  const { say } = useLocale()
  /** Question that stays; without one, the open one is shown. */
  const [shown, show] = useState<number>()
  const place = shown ?? answered
  if (place >= all) return children
  return (
    <div className={`${className} pins-asked`}>
      <p className="pins-turn">
        {say(`${texts}.turn`, { number: place + 1, all })} <Pips used={answered} all={all} />
      </p>
      {ask({
        place,
        answer: (deed) => {
          show(place)
          act(deed)
        },
        next: say(place + 1 === all ? 'sprint.seeResult' : `${texts}.next`),
        onNext: () => show(place + 1),
      })}
    </div>
  )
}
