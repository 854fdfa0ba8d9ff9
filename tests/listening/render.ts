import type { Sound } from '../../src/geo/sound/sweep'

/** Samples of a sound, [-1, 1], so many a second. */
export type Recording = {
  readonly rate: number
  readonly left: Float32Array
  readonly right: Float32Array
}

/** For how many seconds a tone comes up and goes away. */
const EDGE = 0.008

/** A click: how high it is in hertz, how loud, and for how many seconds it dies away. */
const CLICK = { pitch: 3520, gain: 0.25, length: 0.02 }

/** The samples of a sound, made without a browser: sines, each on its side with the same power on every side. */
export function render(sound: Sound, rate = 16_000): Recording {
  const length = Math.ceil((sound.length + 0.1) * rate)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  const add = (sample: number, value: number, pan: number) => {
    const angle = ((pan + 1) * Math.PI) / 4
    left[sample] = (left[sample] ?? 0) + value * Math.cos(angle)
    right[sample] = (right[sample] ?? 0) + value * Math.sin(angle)
  }
  for (const { at, until, pitch, pan } of sound.tones) {
    let phase = 0
    for (let sample = Math.ceil(at * rate); sample < until * rate; sample++) {
      const time = sample / rate
      const share = (time - at) / (until - at)
      const place = share * (pitch.length - 1)
      const [low = 0, high = low] = [pitch[Math.floor(place)], pitch[Math.ceil(place)]]
      phase += (2 * Math.PI * (low + (high - low) * (place % 1))) / rate
      const edge = Math.min(1, (time - at) / EDGE, (until - time) / EDGE)
      add(sample, Math.sin(phase) * sound.gain * edge, pan[0] + (pan[1] - pan[0]) * share)
    }
  }
  for (const { at, pan } of sound.clicks) {
    for (let sample = Math.ceil(at * rate); sample < Math.min(length, (at + CLICK.length) * rate); sample++) {
      const share = (sample / rate - at) / CLICK.length
      add(sample, Math.sin(2 * Math.PI * CLICK.pitch * (sample / rate - at)) * CLICK.gain * (1 - share), pan)
    }
  }
  return { rate, left, right }
}
