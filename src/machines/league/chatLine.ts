import { nameFrom } from './result'

/** How much of a line may be a name, a date and a time. */
const HEAD = 160

/** Numbers in any figures with the signs between them, as dates and times have them; then letters, as in PM. */
const DATE = String.raw`\p{Nd}{1,4}[./\- ]{1,2}\p{Nd}{1,2}[./\- ]{1,2}\p{Nd}{1,4}\.?`
const TIME = String.raw`\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?`
const STAMP = String.raw`${DATE}[,،]?(?: (?:at|um|à|в|,))? (?:[\p{L}.]{1,8} )?${TIME}(?: ?[\p{L}.]{1,5}(?: [\p{L}.]{1,3})?)?`

/** `21/11/2026, 14:05 - Anna: text`, as WhatsApp exports it on Android. */
const DASHED = new RegExp(`^${STAMP} [-–] (.*)$`, 'u')

/** `[21/11/2026, 14:05:33] Anna: text`, as WhatsApp exports it on iOS; also what is made of Signal, and copied from Matrix. */
const BRACKETED = new RegExp(String.raw`^\[${STAMP}\] (.*)$`, 'u')

/** `Anna, [21.11.2026 14:05]`, as Telegram Desktop copies it, over the text. */
const ABOVE = new RegExp(String.raw`^(.{1,${HEAD}}?),? \[${STAMP}\]:?(?: .*)?$`, 'u')

/** `Anna — Today at 2:05 PM`, as Discord copies it, over the text; or with the name on the line before. */
const DISCORD = new RegExp(
  String.raw`^(.{0,${HEAD}}?) ?— ?(?:(?=.*\p{Nd})[\p{L}\p{Nd}\p{M}:./, -]{3,60})$`,
  'u',
)

/** `Anna: text`, as it stands behind a date. */
const NAMED = new RegExp(`^([^:：]{1,${HEAD}})[:：]`)

/** What a line says of who writes: somebody, nobody (a notice of the program), or nothing new. */
export type Head =
  | { readonly kind: 'who'; readonly who: string; readonly rest: string }
  | { readonly kind: 'nobody' | 'none' }

/** A text without the signs that are not seen, by which exports keep names and dates in their direction, and with plain blanks. */
export function plain(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u202f\u2009\t]/g, ' ')
}

/**
 * Who writes a line of a chat, where its format tells. `before` is the line before it, which in Discord may be the name.
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
