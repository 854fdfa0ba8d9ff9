/**
 * How many steps the regular expressions take that some work runs: how often a matcher looks at a character that tries one
 * way after another and goes back, as those of browsers do. It is the same however busy a machine is.
 */
export function stepsOf(work: () => unknown): number {
  const { exec } = RegExp.prototype
  const runs: { pattern: RegExp; text: string; from: number }[] = []
  RegExp.prototype.exec = function (text) {
    runs.push({ pattern: this, text, from: this.global || this.sticky ? this.lastIndex : 0 })
    return exec.call(this, text)
  }
  try {
    work()
  } finally {
    RegExp.prototype.exec = exec
  }
  return runs.reduce((sum, { pattern, text, from }) => sum + stepsTo(pattern, text, from), 0)
}

/** So many steps no expression of the game needs: one that does would keep a browser busy for good. */
const MOST = 10_000_000

/** Tries to match from a place on, and goes on with `next` from where it has come to. */
type Matcher = (at: number, next: (at: number) => boolean) => boolean

/** What is looked at, and how often something was. */
type Attempt = { text: string; steps: number }

const compiled = new Map<string, { readonly attempt: Attempt; readonly matches: Matcher }>()

function stepsTo(pattern: RegExp, text: string, from: number): number {
  let known = compiled.get(String(pattern))
  if (known === undefined) {
    const attempt = { text: '', steps: 0 }
    known = { attempt, matches: new Compiler(pattern, attempt).choice() }
    compiled.set(String(pattern), known)
  }
  const { attempt, matches } = known
  Object.assign(attempt, { text, steps: 0 })
  for (let at = from; at <= (pattern.sticky ? from : text.length); at++) if (matches(at, () => true)) break
  return attempt.steps
}

/** A character, a class of them or an escape, with how it is written. */
const PIECE = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[\s\S])/iu

const REPETITION = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/

/** Makes matchers of what expressions are written with, but for looking back and references back. */
class Compiler {
  private at = 0
  private readonly source: string
  private readonly flags: string

  constructor(
    pattern: RegExp,
    private readonly attempt: Attempt,
  ) {
    this.source = pattern.source
    this.flags = pattern.flags.replace(/[gyd]/g, '')
  }

  choice(): Matcher {
    const ways = [this.sequence()]
    while (this.takes('|')) ways.push(this.sequence())
    return (at, next) => ways.some((way) => way(at, next))
  }

  private sequence(): Matcher {
    const parts: Matcher[] = []
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at)))
      parts.push(this.part())
    return parts.reduceRight<Matcher>(
      (rest, part) => (at, next) => part(at, (then) => rest(then, next)),
      (at, next) => next(at),
    )
  }

  private part(): Matcher {
    if (this.takes('^')) return (at, next) => at === 0 && next(at)
    if (this.takes('$')) return (at, next) => at === this.attempt.text.length && next(at)
    if (!this.takes('(')) return this.ofCharacter(this.character())
    const isAhead = this.takes('?=') || (this.takes('?!') ? false : undefined)
    if (isAhead === undefined) this.takes('?:')
    const inner = this.choice()
    this.takes(')')
    return isAhead === undefined
      ? this.ofGroup(inner)
      : (at, next) => inner(at, () => true) === isAhead && next(at)
  }

  /** How long the character is that is at a place, and 0 where it is another. */
  private character(): (at: number) => number {
    const [piece = ''] = PIECE.exec(this.source.slice(this.at)) ?? []
    this.at += piece.length
    const single = new RegExp(`^${piece}$`, this.flags)
    const known = new Map<string, number>()
    return (at) => {
      const { text } = this.attempt
      if (++this.attempt.steps > MOST) throw new Error(`${this.source} takes more than ${MOST} steps`)
      if (at >= text.length) return 0
      const found = this.flags.includes('u')
        ? String.fromCodePoint(text.codePointAt(at) ?? 0)
        : text.charAt(at)
      const length = known.get(found) ?? (single.test(found) ? found.length : 0)
      known.set(found, length)
      return length
    }
  }

  /** A character as often as it may come: without a call within a call for each. */
  private ofCharacter(lengthAt: (at: number) => number): Matcher {
    const { from, to, isLazy } = this.repetition()
    return (at, next) => {
      const places = [at]
      const goesOn = () => {
        const place = places.at(-1) as number
        const length = places.length > to ? 0 : lengthAt(place)
        if (length > 0) places.push(place + length)
        return length > 0
      }
      while (places.length <= from) if (!goesOn()) return false
      if (isLazy) {
        do if (next(places.at(-1) as number)) return true
        while (goesOn())
        return false
      }
      while (goesOn());
      while (places.length > from) if (next(places.pop() as number)) return true
      return false
    }
  }

  private ofGroup(inner: Matcher): Matcher {
    const { from, to, isLazy } = this.repetition()
    const times = (count: number, at: number, next: (at: number) => boolean): boolean => {
      const more = () =>
        count < to && inner(at, (then) => (then > at || count < from) && times(count + 1, then, next))
      const enough = () => count >= from && next(at)
      return isLazy ? enough() || more() : more() || enough()
    }
    return (at, next) => times(0, at, next)
  }

  /** How often the part before comes. */
  private repetition(): { readonly from: number; readonly to: number; readonly isLazy: boolean } {
    const [written = '', sign, least, comma, most, lazy] = REPETITION.exec(this.source.slice(this.at)) ?? []
    this.at += written.length
    if (written === '') return { from: 1, to: 1, isLazy: false }
    const from = sign ? Number(sign === '+') : Number(least)
    const isOpen = sign ? sign !== '?' : comma !== '' && most === ''
    const to = isOpen ? Number.POSITIVE_INFINITY : sign ? 1 : Number(most || least)
    return { from, to, isLazy: lazy !== '' }
  }

  private takes(written: string): boolean {
    const isThere = this.source.startsWith(written, this.at)
    if (isThere) this.at += written.length
    return isThere
  }
}
