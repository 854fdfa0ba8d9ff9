import type { ReactNode } from 'react'
import type { PlaceId } from '../../geo/place'
import { FULL, isNear, type Pin, pinGradeOf, totalOf } from '../../machines/pins/pins'
import type { JudgedReply, Reply } from '../../machines/quiz/quiz'
import { Pips } from '../../ui/board/Pips'
import { EARTH, type PinGround } from '../../ui/globe/pinGround'
import { TextButton } from '../../ui/parts/Button'
import type { Onwards } from '../../ui/pin/Answered'
import { AskedFrame } from '../../ui/pin/AskedFrame'
import { PinQuestion } from '../../ui/pin/PinQuestion'
import { useLocale } from '../../ui/words/LocaleContext'
import type { Asked } from '../game/useSeries'
import { useSettings } from '../useStored'

type Answer = Reply & Partial<Pick<JudgedReply, 'isRight'>>

type Props = Pick<Asked<unknown>, 'place' | 'onReply' | 'onNext'> & {
  /** Place of each question, and the ground on which these are, by default the Earth. */
  readonly countries: readonly PlaceId[]
  readonly ground?: PinGround
  /** Answers given so far; a pin without a judgement is right near the place. */
  readonly answers: readonly Answer[]
  /** Whether a pin has points; else it is right or not. */
  readonly hasPoints?: boolean
  /** Shows a question of a quiz with options; `undefined` if it asks for a pin. A quiz has questions that can be skipped. */
  readonly choiceAt?: (place: number, onwards: Onwards) => ReactNode
  /** Result, shown after the last answer. */
  readonly children: ReactNode
}

/** Questions one after another, by default for where a place is: each stays with its answer until the next is asked for. */
export function Turns({ countries, ground = EARTH, answers, hasPoints = false, ...props }: Props) {
  const { choiceAt, children, place, onReply, onNext } = props
  const isRight = ({ isRight: judged, distance }: Answer) =>
    judged ?? (distance !== undefined && isNear({ distance }, ground.near))
  const { say } = useLocale()
  const { units } = useSettings().settings
  const country = countries[place]
  if (country === undefined) return children
  const all = countries.length
  const [turn, next] = choiceAt
    ? (['quiz.turn', 'quiz.next'] as const)
    : (['pins.turn', 'pins.next'] as const)
  const answer = answers[place]
  const pin = answer?.spot === undefined ? undefined : (answer as Pin)
  const onwards = { next: say(answers.length === all ? 'class.seeResult' : next), onNext }
  return (
    <AskedFrame className={choiceAt ? 'quiz' : 'pins-board'}>
      <p className="pins-turn">
        {say(turn, { number: place + 1, all })}{' '}
        <Pips
          used={answers.length}
          all={all}
          isAsked={place === answers.length}
          grades={answers.map((each) => (hasPoints ? pinGradeOf(each as Pin) : isRight(each) ? 2 : 0))}
        />
        {!hasPoints && answers.length > 0 && (
          <span className="visually-hidden">
            {say('quiz.score', { right: answers.filter(isRight).length, all: answers.length })}
          </span>
        )}
        {/* Told with each pin. */}
        <span className="pins-sum" aria-live="polite">
          {hasPoints &&
            answers.length > 0 &&
            say('today.points', {
              points: totalOf({ pins: answers as readonly Pin[] }),
              all: answers.length * FULL,
            })}
        </span>
      </p>
      {choiceAt?.(place, onwards) ?? (
        <PinQuestion
          {...{ ...onwards, country, ground, units }}
          rule={hasPoints ? say('pins.rule') : undefined}
          onSet={(spot) => onReply({ spot })}
          answer={answer && { pin, isRight: hasPoints ? undefined : isRight(answer) }}
        />
      )}
      {choiceAt && !answer && (
        <TextButton className="quiz-skip" onClick={() => onReply({})}>
          {say('sprint.skip')}
        </TextButton>
      )}
    </AskedFrame>
  )
}
