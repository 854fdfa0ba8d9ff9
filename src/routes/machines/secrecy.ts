import type { Message } from '../../../tools/inspector/messages'
import { isOver, type Play } from '../../machines/rules/round'
import type { UtcDate } from '../../machines/schedule/day'

/** Text in the place of the target of a round in play. */
const HIDDEN = 'hidden until the round is over'

type Told = { readonly target: unknown; readonly puzzle?: unknown; readonly deal?: unknown }

/** Tells messages as they may be shown: the target of a round is in none of them until the round is over. */
export class Secrecy {
  readonly #over = new Set<string>()

  /** Hears of rounds that are over. Returns whether any was not known to be. */
  hear(message: Message): boolean {
    const before = this.#over.size
    JSON.stringify(message, (_, part) => {
      if (hasTarget(part) && isKnownOver(part)) this.#over.add(nameOf(part))
      return part
    })
    return this.#over.size > before
  }

  mask = (message: Message): Message => {
    const text = JSON.stringify(message, (_, part) =>
      hasTarget(part) && !this.#over.has(nameOf(part)) ? { ...part, target: HIDDEN, dealt: [] } : part,
    )
    return JSON.parse(text)
  }
}

function hasTarget(part: unknown): part is Told {
  return typeof (part as Partial<Told> | null)?.target === 'string'
}

function nameOf({ puzzle, deal }: Told): string {
  return JSON.stringify([puzzle, deal])
}

/** Whether something with a target is a round that is over, also where a file has it in another form. */
function isKnownOver(part: Told): boolean {
  try {
    return isOver(part as unknown as Play)
  } catch {
    return false
  }
}

/** Whether messages are of a puzzle or of a mode of a day that is not over. */
export function isOfOpenDay(messages: readonly Message[], today: UtcDate): boolean {
  let isFound = false
  const look = (text: string) => {
    isFound ||= text >= today
  }
  JSON.stringify(messages, function (this: object, key, part: unknown) {
    if (typeof part !== 'string') return part
    for (const [, date = ''] of part.matchAll(/^(?:puzzle\.)?daily\.\w+\.(\d{4}-\d\d-\d\d)$/g)) look(date)
    // The root begins with the date of its clock alone, keeps it as today, and is told of another.
    const isAlone = Object.keys(this).length === 1
    const isOfClock = isAlone || 'today' in this || ('type' in this && this.type === 'day.checked')
    if ((key === 'date' || key === 'day') && /^\d{4}-\d\d-\d\d$/.test(part) && !isOfClock) look(part)
    return part
  })
  return isFound
}
