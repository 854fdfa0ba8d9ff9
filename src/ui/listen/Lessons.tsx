import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Lesson, lessons } from '../../geo/sound/lessons'
import { useLocale } from '../words/LocaleContext'
import { Volume } from './Slider'
import { usePlayer } from './usePlayer'
import './listen.css'
import { Button } from '../parts/Button'

/** Duration of a shape's sound, in seconds. */
const LENGTH = 4

/** All shapes, in the order of their buttons. */
export const LESSONS = Object.keys(lessons) as readonly Lesson[]

type Props = {
  readonly audio: AudioContext
  /** The shapes, in the order in which they are played. */
  readonly order: readonly Lesson[]
  readonly onAgain: () => void
}

/** An exercise: ten shapes to recognise by ear, one after another, and the score at the end. */
export function Lessons({ audio, order, onAgain }: Props) {
  const { say } = useLocale()
  const { player, isPlaying, play, stop } = usePlayer(audio)
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<readonly Lesson[]>([])
  const [at, setAt] = useState(0)
  const shape = order[at]
  const answer = answers[at]
  const toggle = () => (isPlaying || shape === undefined ? stop() : play(lessons[shape], LENGTH))
  const begin = useEffectEvent(toggle)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each shape is played once, when its question appears
  useEffect(() => {
    heading.current?.focus()
    begin()
  }, [at])
  if (shape === undefined) {
    return <Score order={order} answers={answers} heading={heading} onAgain={onAgain} />
  }
  return (
    <section className="lessons">
      <h2 ref={heading} tabIndex={-1}>
        {say('listen.question', { number: at + 1, count: order.length })}
      </h2>
      <div className="listen-tools">
        <Button aria-pressed={isPlaying} onClick={toggle}>
          {say('listen.play')}
        </Button>
        <Volume player={player} />
      </div>
      <ul className="lessons-shapes">
        {LESSONS.map((lesson) => (
          <li key={lesson}>
            <button
              type="button"
              className={markOf(lesson, shape, answer)}
              disabled={answer !== undefined}
              onClick={() => {
                stop()
                setAnswers([...answers, lesson])
              }}
            >
              <Picture lesson={lesson} />
              {say(`listen.${lesson}`)}
            </button>
          </li>
        ))}
      </ul>
      <p className="lessons-told" role="status">
        {answer !== undefined &&
          say(answer === shape ? 'listen.right' : 'listen.wrong', { shape: say(`listen.${shape}`) })}
      </p>
      {answer !== undefined && (
        <Button
          // The pressed answer is disabled, which drops its focus
          autoFocus
          onClick={() => {
            stop()
            setAt(at + 1)
          }}
        >
          {say('listen.next')}
        </Button>
      )}
    </section>
  )
}

type ScoreProps = {
  readonly order: readonly Lesson[]
  readonly answers: readonly Lesson[]
  readonly heading: Ref<HTMLHeadingElement>
  readonly onAgain: () => void
}

/** The score: each shape, and whether it was recognised. */
function Score({ order, answers, heading, onAgain }: ScoreProps) {
  const { say } = useLocale()
  const right = order.filter((shape, at) => shape === answers[at]).length
  return (
    <section className="lessons">
      <h2 ref={heading} tabIndex={-1}>
        {say('listen.score', { right, count: order.length })}
      </h2>
      <ul className="lessons-score">
        {order.map((shape, at) => (
          <li key={shape} className={shape === answers[at] ? 'lessons-right' : 'lessons-wrong'}>
            <Picture lesson={shape} />
            {say(shape === answers[at] ? 'listen.right' : 'listen.wrong', { shape: say(`listen.${shape}`) })}
          </li>
        ))}
      </ul>
      <Button onClick={onAgain}>{say('practice.again')}</Button>
    </section>
  )
}

function Picture({ lesson }: { readonly lesson: Lesson }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={lessons[lesson]} fillRule="evenodd" />
    </svg>
  )
}

function markOf(lesson: Lesson, shape: Lesson, answer: Lesson | undefined): string {
  if (answer === undefined) return 'lessons-shape'
  if (lesson === shape) return 'lessons-shape lessons-right'
  return lesson === answer ? 'lessons-shape lessons-wrong' : 'lessons-shape'
}
