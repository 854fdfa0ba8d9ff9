/** A text, such as one that is typed, and what it stands for, such as the codes of the countries that it finds. */
type Case = readonly [text: string, meant: string]

/** The cases of a table such as `AT: österreich|osterreich; CI: elfenbeinküste`: what is meant, and the texts for it. */
export function casesOf(table: string): readonly Case[] {
  return table.split(';').flatMap((line) => {
    const [meant = '', texts = ''] = line.trim().split(/: (.*)/s)
    return texts.split('|').map((text): Case => [text, meant])
  })
}

/** The same of a table for each language. */
export function casesByLanguage<Lang extends string>(tables: { readonly [lang in Lang]?: string }) {
  return Object.entries<string | undefined>(tables).flatMap(([lang, table = '']) =>
    casesOf(table).map(([text, meant]) => [lang as Lang, text, meant] as const),
  )
}
