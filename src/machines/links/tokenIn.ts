/** Another sign than a letter, as an address may have it. */
const ENCODED = /%[0-9a-f]{2}/g

/** Letters and figures, and behind a full stop as many as a result of a class has at least. */
const TOKEN = /[0-9a-z]+(\.[0-9a-z]{14,})*/g

/**
 * What may be the token of a link, which stands behind its `#`, in a text of any kind: without what a message, a mail or a
 * quotation has put around it, all in lower case as tokens are made. Takes time in proportion to the text.
 */
export function tokensIn(text: string): readonly string[] {
  return text.toLowerCase().replace(ENCODED, ' ').match(TOKEN) ?? []
}

/** The token of the link whose address has this behind it, with the `#`; empty where it has none. */
export function tokenIn(hash: string): string {
  return tokensIn(hash)[0] ?? ''
}
