/** Percent-encoded character in an address. */
const ENCODED = /%[0-9a-f]{2}/g

/** Token: letters and digits, with any number of parts after full stops, each at least as long as a class result. */
const TOKEN = /[0-9a-z]+(\.[0-9a-z]{14,})*/g

/**
 * Finds possible tokens of links in any text, without whatever a message, an email or a quotation adds around them; tokens
 * are in lower case. Takes linear time.
 */
export function tokensIn(text: string): readonly string[] {
  return text.toLowerCase().replace(ENCODED, ' ').match(TOKEN) ?? []
}

/** Token in the hash of an address, including the `#`; empty if there is none. */
export function tokenIn(hash: string): string {
  return tokensIn(hash)[0] ?? ''
}
