import { nameFrom } from './result'

/** Maximum length of a name, a date and a time at the start of a line. */
const HEAD = 160

/** Dates and times: numbers in the digits of any script with punctuation between them, then letters as in PM. */
const DATE = String.raw`\p{Nd}{1,4}[./\- ]{1,2}\p{Nd}{1,2}[./\- ]{1,2}\p{Nd}{1,4}\.?`
const TIME = String.raw`\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?`
const STAMP = String.raw`${DATE}[,،]?(?: (?:at|um|à|в|,))? (?:[\p{L}.]{1,8} )?${TIME}(?: ?[\p{L}.]{1,5}(?: [\p{L}.]{1,3})?)?`

/** `21/11/2026, 14:05 - Anna: text`, as exported by WhatsApp on Android. */
const DASHED = new RegExp(`^${STAMP} [-–] (.*)$`, 'u')

/** `[21/11/2026, 14:05:33] Anna: text`, as exported by WhatsApp on iOS, by tools for Signal, and as copied from Matrix. */
const BRACKETED = new RegExp(String.raw`^\[${STAMP}\] (.*)$`, 'u')

/** `Anna, [21.11.2026 14:05]` above the text, as copied from Telegram Desktop. */
const ABOVE = new RegExp(String.raw`^(.{1,${HEAD}}?),? \[${STAMP}\]:?(?: .*)?$`, 'u')

/** `Anna — Today at 2:05 PM` above the text, as copied from Discord, also with the name on the line before. */
const DISCORD = new RegExp(
  String.raw`^(.{0,${HEAD}}?) ?— ?(?:(?=.*\p{Nd})[\p{L}\p{Nd}\p{M}:./, -]{3,60})$`,
  'u',
)

/** `Anna: text`, as it follows a date. */
const NAMED = new RegExp(`^([^:：]{1,${HEAD}})[:：]`)

/** Author given by a line: a person, nobody (a notice of the program), or none, so that the previous author continues. */
export type Head =
  | { readonly kind: 'who'; readonly who: string; readonly rest: string }
  | { readonly kind: 'nobody' | 'none' }

/**
 * Normalizes a text: removes invisible direction marks, which exports add around names and dates, and replaces special
 * spaces by plain ones.
 */
export function withoutMarks(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u202f\u2009\t]/g, ' ')
}

/**
 * Finds the author of a line in a chat, if its format names one. `before` is the previous line, which contains the name in
 * some Discord messages.
 */
export function headOf(line: string, before: string): Head {
  const said = (DASHED.exec(line) ?? BRACKETED.exec(line))?.[1]
  if (said !== undefined) return spoken(said)
  const start = line.slice(0, HEAD)
  const [, above = ''] = ABOVE.exec(start) ?? []
  const discord = DISCORD.exec(start)
  const who = nameFrom(above) || nameFrom(discord === null ? '' : discord[1] || before)
  return who === '' ? { kind: 'none' } : { kind: 'who', who, rest: '' }
}

function spoken(said: string): Head {
  const [lead = '', name = ''] = NAMED.exec(said) ?? []
  const who = nameFrom(name)
  return who === '' ? { kind: 'nobody' } : { kind: 'who', who, rest: said.slice(lead.length) }
}
