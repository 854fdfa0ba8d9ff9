import { readdirSync, readFileSync } from 'node:fs'
import PO from 'pofile'

/** Where the catalogues are, one for each language. */
export const FOLDER = 'src/ui/words/locales'

/** A text of the interface. */
export type Entry = {
  /** `board.turn`: the part of the screen, and its name there. */
  readonly id: string
  /** In the ICU MessageFormat. */
  readonly text: string
  /** Tells a translator where it is seen and how much room it has. */
  readonly comment: string
}

/** The languages (BCP 47) that have a catalogue. */
export function languages(): string[] {
  return readdirSync(FOLDER).map((name) => name.replace(/\.po$/, ''))
}

/** The texts of a catalogue in the order in which they stand there. */
export function readCatalogue(lang: string): readonly Entry[] {
  return parseCatalogue(readFileSync(`${FOLDER}/${lang}.po`, 'utf8'))
}

/** A text as it stands in a catalogue. @throws where it does not. */
export function textOf(lang: string, id: string): string {
  const entry = readCatalogue(lang).find((entry) => entry.id === id)
  if (entry === undefined) throw new Error(`There is no text “${id}” in ${lang}.po.`)
  return entry.text
}

/** What has been read, by the text of the file: a build asks for each catalogue some dozens of times. */
const known = new Map<string, readonly Entry[]>()

/** The texts of a catalogue that was read. */
export function parseCatalogue(po: string): readonly Entry[] {
  const entries = known.get(po) ?? parse(po)
  known.set(po, entries)
  return entries
}

function parse(po: string): Entry[] {
  return PO.parse(po)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgstr, extractedComments }) => ({
      id: msgid,
      text: msgstr.join(''),
      comment: extractedComments.join(' '),
    }))
}
