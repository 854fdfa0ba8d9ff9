/** A text that is typed, and the codes of the countries that it finds. */
type Case = readonly [text: string, codes: string]

/** The cases of a table such as `AT: österreich|osterreich; CI: elfenbeinküste`: codes, and the texts that find them. */
export function casesOf(table: string): readonly Case[] {
  return table.split(';').flatMap((line) => {
    const [codes = '', texts = ''] = line.trim().split(/: (.*)/s)
    return texts.split('|').map((text): Case => [text, codes])
  })
}

/** The same of a table for each language. */
export function casesByLanguage<Lang extends string>(tables: { readonly [lang in Lang]?: string }) {
  return Object.entries<string | undefined>(tables).flatMap(([lang, table = '']) =>
    casesOf(table).map(([text, codes]) => [lang as Lang, text, codes] as const),
  )
}
