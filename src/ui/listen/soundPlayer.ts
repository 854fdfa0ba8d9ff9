import type { Sound } from '../../geo/sound/sweep'

/** Fade-in and fade-out of a tone, in seconds; a shorter one would be heard as a crack. */
const EDGE = 0.008

/** A click, higher than any tone: its pitch in hertz, its gain from 0 to 1, and the seconds in which it fades. */
const CLICK = { pitch: 3520, gain: 0.25, length: 0.02 }

/** Gain of a single tone, from 0 to 1, and its duration in seconds. */
const NOTE = { gain: 0.25, length: 0.16 }

/** Time constant with which a held tone follows a new pitch, place or gain, in seconds. */
const GLIDE = 0.015

/** Timbre of a stop on a coast: a sine in general, a square at a cape, a sawtooth where a part begins. */
type Timbre = 'sine' | 'square' | 'sawtooth'

export type SoundPlayer = ReturnType<typeof playerOn>

/** Creates the player of an outline's sounds. It is silent until asked to play. */
export function playerOn(context: AudioContext) {
  const out = gainOf(context, 1, context.destination)
  let playing: GainNode | undefined
  let held:
    | { readonly tone: OscillatorNode; readonly gain: GainNode; readonly pan: StereoPannerNode }
    | undefined
  const now = () => context.currentTime
  const stop = () => {
    playing?.disconnect()
    playing = undefined
  }
  return {
    /** Suspends the audio context until something is played again. */
    rest() {
      stop()
      context.suspend()
    },
    /** Sets the volume of everything, 0 to 1. */
    setVolume(volume: number) {
      out.gain.setValueAtTime(volume, now())
    },
    /** Plays a sound in place of the current one; calls `onEnd` when it ends by itself. */
    play(sound: Sound, onEnd: () => void) {
      stop()
      context.resume()
      const bus = gainOf(context, 1, out)
      playing = bus
      schedule(context, bus, sound, now() + EDGE, () => {
        if (playing !== bus) return
        stop()
        onEnd()
      })
    },
    stop,
    note(pitch: number, pan: number, timbre: Timbre) {
      const from = now()
      // A timbre with more overtones sounds louder.
      const gain = timbre === 'sine' ? NOTE.gain : NOTE.gain / 3
      const envelope = gainOf(context, gain, pannerOf(context, pan, out))
      envelope.gain.setTargetAtTime(0, from + NOTE.length / 2, NOTE.length / 6)
      toneOf(context, pitch, envelope, from, from + NOTE.length, timbre)
    },
    click(pan: number) {
      clickAt(context, out, now(), pan)
    },
    /** Holds a tone until `release`. */
    hold(pitch: number, pan: number) {
      if (held === undefined) {
        const panner = pannerOf(context, pan, out)
        const gain = gainOf(context, 0, panner)
        held = { tone: toneOf(context, pitch, gain, now()), gain, pan: panner }
      }
      held.tone.frequency.setTargetAtTime(pitch, now(), GLIDE)
      held.pan.pan.setTargetAtTime(pan, now(), GLIDE)
      held.gain.gain.setTargetAtTime(NOTE.gain, now(), GLIDE)
    },
    release() {
      held?.gain.gain.setTargetAtTime(0, now(), GLIDE)
    },
  }
}

/** Schedules a whole sound from a start time, in seconds of the context's clock. */
function schedule(
  context: BaseAudioContext,
  into: AudioNode,
  { tones, gain, clicks }: Sound,
  start: number,
  onEnd: () => void,
): void {
  for (const { at, until, pitch, pan } of tones) {
    const [from, to] = [start + at, start + until]
    const panner = pannerOf(context, pan[0], into)
    panner.pan.setValueAtTime(pan[0], from)
    panner.pan.linearRampToValueAtTime(pan[1], to)
    const envelope = gainOf(context, 0, panner)
    envelope.gain.setValueAtTime(0, from)
    envelope.gain.linearRampToValueAtTime(gain, from + EDGE)
    envelope.gain.setValueAtTime(gain, to - EDGE)
    envelope.gain.linearRampToValueAtTime(0, to)
    const tone = toneOf(context, pitch[0] as number, envelope, from, to)
    tone.frequency.setValueCurveAtTime(new Float32Array(pitch), from, to - from)
  }
  const sources = clicks.map(({ at, pan }) => clickAt(context, into, start + at, pan))
  sources.at(-1)?.addEventListener('ended', onEnd)
}

function clickAt(context: BaseAudioContext, into: AudioNode, at: number, pan: number): OscillatorNode {
  const envelope = gainOf(context, 0, pannerOf(context, pan, into))
  envelope.gain.setValueAtTime(CLICK.gain, at)
  envelope.gain.linearRampToValueAtTime(0, at + CLICK.length)
  return toneOf(context, CLICK.pitch, envelope, at, at + CLICK.length)
}

function toneOf(
  context: BaseAudioContext,
  pitch: number,
  into: AudioNode,
  from: number,
  to?: number,
  timbre: Timbre = 'sine',
): OscillatorNode {
  const tone = new OscillatorNode(context, { type: timbre, frequency: pitch })
  tone.connect(into)
  tone.start(from)
  if (to !== undefined) tone.stop(to)
  return tone
}

function gainOf(context: BaseAudioContext, gain: number, into: AudioNode): GainNode {
  const node = new GainNode(context, { gain })
  node.connect(into)
  return node
}

function pannerOf(context: BaseAudioContext, pan: number, into: AudioNode): StereoPannerNode {
  const node = new StereoPannerNode(context, { pan })
  node.connect(into)
  return node
}
