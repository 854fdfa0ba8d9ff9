import { HIGHEST, LOWEST } from '../../src/geo/sound/sweep'
import { transform } from './fourier'
import type { Recording } from './render'

/** How well somebody hears. */
export type Ear = {
  /** To how many steps of an octave a pitch is heard: 24 is a quarter tone. */
  readonly steps: number
  /** To how many degrees a side is heard, from −90 on the left to 90 on the right. */
  readonly degrees: number
  /** To how many seconds a moment is heard. */
  readonly seconds: number
  /** How many tones are heard at once, the loudest. */
  readonly tones: number
}

/** A person with good ears, as far as pitch, side and time go. */
export const person: Ear = { steps: 24, degrees: 15, seconds: 0.03, tones: Number.POSITIVE_INFINITY }

/** A tone that was heard: when, in seconds, how high, in steps above the lowest, and on which side, in degrees. */
export type Heard = { readonly at: number; readonly step: number; readonly side: number }

/** How many samples are looked at: the moment itself, filled up with silence. */
const SIZE = 2048

/** What is this much weaker than the loudest tone of all is not heard, as a share of its power: 20 dB. */
const FAINT = 0.01

/** The tones in a recording, moment for moment. Nothing else than the samples is known of it. */
export function hear({ rate, left, right }: Recording, ear = person): readonly Heard[] {
  const window = Math.round(2 * ear.seconds * rate)
  const moments = Math.floor(left.length / rate / ear.seconds)
  const peaks = Array.from({ length: moments }, (_, moment) => {
    const middle = Math.round((moment + 0.5) * ear.seconds * rate)
    return peaksOf(rate, spectrumOf(left, right, middle - window / 2, window)).map((peak) => ({
      ...peak,
      at: (moment + 0.5) * ear.seconds,
    }))
  })
  const loudest = Math.max(...peaks.flat().map(({ power }) => power))
  return peaks.flatMap((tones) =>
    tones
      .filter(({ power }) => power > loudest * FAINT)
      .sort((one, other) => other.power - one.power)
      .slice(0, ear.tones)
      .map(({ at, pitch, side }) => ({
        at,
        step: Math.round(ear.steps * Math.log2(pitch / LOWEST)),
        side: Math.round(side / ear.degrees) * ear.degrees,
      })),
  )
}

/** The power of either ear, by frequency. */
type Spectrum = { readonly left: Float64Array; readonly right: Float64Array }

function spectrumOf(left: Float32Array, right: Float32Array, start: number, window: number): Spectrum {
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)]
  for (let at = 0; at < window; at++) {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / window)
    real[at] = weight * (left[start + at] ?? 0)
    imaginary[at] = weight * (right[start + at] ?? 0)
  }
  transform(real, imaginary)
  // Two real signals in one transform: the even part is of the left ear, the odd part of the right one.
  const powers = { left: new Float64Array(SIZE / 2), right: new Float64Array(SIZE / 2) }
  for (let at = 1; at < SIZE / 2; at++) {
    const [a, b] = [real[at] as number, imaginary[at] as number]
    const [c, d] = [real[SIZE - at] as number, imaginary[SIZE - at] as number]
    powers.left[at] = (a + c) ** 2 + (b - d) ** 2
    powers.right[at] = (b + d) ** 2 + (c - a) ** 2
  }
  return powers
}

type Peak = { readonly pitch: number; readonly power: number; readonly side: number }

function peaksOf(rate: number, { left, right }: Spectrum): readonly Peak[] {
  const peaks: Peak[] = []
  const power = (at: number) => (left[at] as number) + (right[at] as number)
  const [lowest, highest] = [LOWEST / 1.06, HIGHEST * 1.06].map((pitch) => Math.round((pitch * SIZE) / rate))
  for (let at = lowest as number; at <= (highest as number); at++) {
    const [before, here, after] = [power(at - 1), power(at), power(at + 1)]
    if (here <= before || here < after || here < 1e-9) continue
    // Between two frequencies of the spectrum, where the parabola through its logarithms is highest.
    const [x, y, z] = [before, here, after].map((power) => Math.log(power + 1e-12)) as [
      number,
      number,
      number,
    ]
    const shift = (x - z) / (2 * (x - 2 * y + z))
    const angle = Math.atan2(Math.sqrt(right[at] as number), Math.sqrt(left[at] as number))
    peaks.push({ pitch: ((at + shift) * rate) / SIZE, power: here, side: (angle * 360) / Math.PI - 90 })
  }
  return peaks
}
