import { type ReactNode, useState } from 'react'
import { roundLength } from '../../geo/greatCircle'
import { hasDots, type Shape } from '../../geo/shape'
import type { Units } from '../../machines/journal/settings'
import { MILE } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import './TrueSize.css'

/** A country as large as it is, with the area that an atlas says it has, in km². */
export type Sized = { readonly name: string; readonly shape: Shape; readonly area: number }

type Props = { readonly answer: Sized; readonly guess: Sized; readonly units: Units }

/** How much of the width the scale bar takes at most. */
const BAR = 0.4

/** How many hundredths of the longer side are left free around the outlines, and below which a country gets a ring. */
const MARGIN = 3
const SMALL = 4

/** By which part of it the area of a drawing differs at least from that of the country, for that to be said. */
const ASTRAY = 0.1

/**
 * The outline of the answer over that of a guess, both as large as they are: each in the equal-area projection around
 * its own middle. Only for after the end: scale is a hint.
 */
export function TrueSize({ answer, guess, units }: Props) {
  const locale = useLocale()
  const { say, whole } = locale
  const both = [guess, answer]
  const width = Math.max(...both.map(({ shape }) => shape.traits.width))
  const height = Math.max(...both.map(({ shape }) => shape.traits.height))
  const longer = Math.max(width, height)
  const margin = (longer * MARGIN) / 100
  // As wide as the longer side, for the bar to have the scale of the picture.
  const [across, down] = [longer + 2 * margin, height + 2 * margin]
  const small = (longer * SMALL) / 100
  const unit = units === 'km' ? 1 : MILE
  const bar = roundLength((across * BAR) / unit)
  // On a phone it is folded at first, so that what stands under it is nearer.
  const [isRoomy] = useState(() => matchMedia('(min-width: 48rem)').matches)
  const inUnits = (area: number) => area / unit ** 2
  const roughly = (area: number) => whole(twoDigits(inUnits(area)))
  const title = (
    <h2 className="true-size-title" id="true-size-title">
      {say('size.title')}
    </h2>
  )
  return (
    <section className="true-size" aria-labelledby="true-size-title">
      <Fold isFolded={!isRoomy} title={title}>
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
          {/* The line of the guess once more, which the answer would tint. */}
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
                {say('size.area', { name: sized.name, area: whole(Math.round(inUnits(sized.area))), units })}
                {isAstray(sized) && (
                  <small>{say('size.drawn', { area: roughly(sized.shape.traits.area), units })}</small>
                )}
                {hasDots(sized.shape) && <small>{say('size.enlarged')}</small>}
              </span>
            </p>
          ))}
        </div>
      </Fold>
    </section>
  )
}

type FoldProps = { readonly isFolded: boolean; readonly title: ReactNode; readonly children: ReactNode }

/** What is under a heading, or what that unfolds. */
function Fold({ isFolded, title, children }: FoldProps) {
  if (!isFolded)
    return (
      <>
        {title}
        {children}
      </>
    )
  return (
    <details className="true-size-fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}

type OutlineProps = { readonly shape: Shape; readonly className: string }

/** An outline as large as it is, in km, around the middle of its box. */
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

/** Whether a drawing has another area than its country, of which far islands are left out, or which is too small for it. */
function isAstray({ shape, area }: Sized): boolean {
  return Math.abs(shape.traits.area / area - 1) > ASTRAY
}

/** How the guess, and then the answer, is drawn. */
function lookAt(index: number): string {
  return index === 0 ? 'true-size-guess' : 'true-size-answer'
}

/** As exact as the areas of outlines are. */
function twoDigits(number: number): number {
  return Number(number.toPrecision(2))
}
