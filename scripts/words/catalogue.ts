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
  /** Whether the English changed after this was translated: to be read again. */
  readonly isStale?: true
}

/** The languages (BCP 47) that have a catalogue. */
export function languages(): string[] {
  return readdirSync(FOLDER).map((name) => name.replace(/\.po$/, ''))
}

/** The texts of a catalogue in the order in which they stand there. */
export function readCatalogue(lang: string): readonly Entry[] {
  return parseCatalogue(readFileSync(`${FOLDER}/${lang}.po`, 'utf8'))
}

/** A text as it is said in a language: in its own words, or in English as long as nobody has translated it. */
export type Said = Entry & {
  /** The language of the words (BCP 47). */
  readonly lang: string
}

/** All texts of the interface as a language says them, by its catalogue. */
export function saidIn(lang: string, catalogue = readCatalogue(lang)): readonly Said[] {
  const own = new Map(catalogue.map((entry) => [entry.id, entry]))
  return readCatalogue('en').map((english) => {
    const entry = own.get(english.id)
    return entry?.text ? { ...entry, lang } : { ...english, lang: 'en' }
  })
}

/** Ids of the texts that a language says in English. */
export function untranslatedIn(lang: string, catalogue = readCatalogue(lang)): string[] {
  return saidIn(lang, catalogue).flatMap(({ id, lang: own }) => (own === lang ? [] : id))
}

/** Ids of the translations of a language that are to be read again, since their English changed. */
export function staleIn(lang: string, catalogue = readCatalogue(lang)): string[] {
  return catalogue.flatMap(({ id, isStale }) => (isStale ? id : []))
}

/** A catalogue with the mark of gettext, `fuzzy`, at the translations of some texts. */
export function markStale(po: string, ids: readonly string[]): string {
  const isIn = new Set(ids)
  return po.replace(/\n(#, fuzzy\n)?(msgid "(.+)"\n)/g, (whole, mark, entry, id) =>
    isIn.has(id) && !mark ? `\n#, fuzzy\n${entry}` : whole,
  )
}

/** A text as a language says it. @throws where English has none of that id. */
export function textOf(lang: string, id: string): string {
  const said = saidIn(lang).find((each) => each.id === id)
  if (said === undefined) throw new Error(`There is no text “${id}” in en.po.`)
  return said.text
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
    .map(({ msgid, msgstr, extractedComments, flags }) => ({
      id: msgid,
      text: msgstr.join(''),
      comment: extractedComments.join(' '),
      ...(flags.fuzzy && { isStale: true }),
    }))
}
