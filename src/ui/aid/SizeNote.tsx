import { twoFigures } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import './Aids.css'

/** Side of the picture, in units of its view box. */
const SIDE = 12

type Props = {
  /** Area of the answer as a multiple of the guess's. */
  readonly ratio: number
  /** Name of the guess. */
  readonly name: string
}

/** Area of the answer beside that of a guess: a square in a square, and in words. */
export function SizeNote({ ratio, name }: Props) {
  const locale = useLocale()
  const side = Math.sqrt(ratio)
  const [own, other] = side < 1 ? [Math.max(1, SIDE * side), SIDE] : [SIDE, Math.max(1, SIDE / side)]
  const figure = twoFigures(ratio, locale)
  return (
    <span className="guess-size">
      <svg viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`} aria-hidden="true">
        <path className="guess-size-answer" d={`M0 ${SIDE}v-${own}h${own}v${own}z`} />
        <path className="guess-size-guess" d={`M0 ${SIDE}v-${other}h${other}v${other}z`} />
      </svg>
      <span aria-hidden="true">{locale.say('help.large', { ratio: figure })}</span>
      <span className="visually-hidden">{locale.say('help.largeAs', { ratio: figure, name })}</span>
    </span>
  )
}
