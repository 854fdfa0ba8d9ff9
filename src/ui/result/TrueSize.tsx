import { roundLength } from '../../geo/greatCircle'
import { hasDots, type Shape } from '../../geo/shape'
import type { Units } from '../../machines/journal/settings'
import { MILE } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import './TrueSize.css'

/** A country in true size: its name, its shape, and its area as given by an atlas, in km². */
export type Sized = { readonly name: string; readonly shape: Shape; readonly area: number }

type Props = { readonly answer: Sized; readonly guess: Sized; readonly units: Units }

/** Largest share of the picture's width that the scale bar takes. */
const BAR = 0.4

/** Margin around the outlines, and size below which a country gets a ring, both in hundredths of the longer side. */
const MARGIN = 3
const SMALL = 4

/**
 * The outline of the answer over that of a guess at the same scale, each in the equal-area projection around its own
 * centre. Only shown after the end of a game, since scale is a hint.
 */
export function TrueSize({ answer, guess, units }: Props) {
  const locale = useLocale()
  const { say, whole } = locale
  const both = [guess, answer]
  const width = Math.max(...both.map(({ shape }) => shape.traits.width))
  const height = Math.max(...both.map(({ shape }) => shape.traits.height))
  const longer = Math.max(width, height)
  const margin = (longer * MARGIN) / 100
  // The picture is as wide as the longer side, so that the bar beside it has the same scale.
  const [across, down] = [longer + 2 * margin, height + 2 * margin]
  const small = (longer * SMALL) / 100
  const unit = units === 'km' ? 1 : MILE
  const bar = roundLength((across * BAR) / unit)
  const inUnits = (area: number) => area / unit ** 2
  // Two significant digits, as a picture is told.
  const roughly = (area: number) => Number(inUnits(area).toPrecision(2))
  return (
    <section className="true-size" aria-labelledby="true-size-title">
      <h3 className="course-title" id="true-size-title">
        {say('size.title')}
      </h3>
      <svg
        className="true-size-picture"
        viewBox={`${-across / 2} ${-down / 2} ${across} ${down}`}
        role="img"
        aria-label={say('size.picture', {
          answer: answer.name,
          answerArea: roughly(answer.area),
          guess: guess.name,
          guessArea: roughly(guess.area),
          units,
        })}
      >
        <Outline shape={guess.shape} className="true-size-guess true-size-area" />
        <Outline shape={answer.shape} className="true-size-answer" />
        {/* The border of the guess again, since the answer tints the one below it. */}
        <Outline shape={guess.shape} className="true-size-guess true-size-line" />
        {both.map(
          ({ shape }, index) =>
            Math.max(shape.traits.width, shape.traits.height) < small && (
              <circle key={lookAt(index)} className={lookAt(index)} r={small * 0.75} />
            ),
        )}
      </svg>
      <p className="true-size-scale" aria-hidden="true">
        <span className="true-size-bar" style={{ inlineSize: `${(bar * unit * 100) / across}%` }} />
        {whole(bar)} {say('row.unit', { units })}
      </p>
      <div className="true-size-key">
        {[answer, guess].map((sized, index) => (
          <p key={sized.name} className={lookAt(1 - index)}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M1 1H15V15H1Z" />
            </svg>
            <span>
              {say('size.area', { name: sized.name, area: inUnits(sized.area), units })}
              {hasDots(sized.shape) && <small>{say('size.enlarged')}</small>}
            </span>
          </p>
        ))}
      </div>
    </section>
  )
}

type OutlineProps = { readonly shape: Shape; readonly className: string }

/** An outline in true size, in km, with the centre of its box at 0, 0. */
function Outline({ shape: { path, side }, className }: OutlineProps) {
  return (
    <path
      className={className}
      transform={`scale(${side / 100}) translate(-50 -50)`}
      d={path}
      fillRule="evenodd"
    />
  )
}

/** CSS class of the guess (0) and of the answer (1). */
function lookAt(index: number): string {
  return index === 0 ? 'true-size-guess' : 'true-size-answer'
}
