/**
 * Token of a link of any kind, which stands behind the `#`, without what a message, a mail or a quotation has put around
 * it: the first letters and figures, and behind a full stop as many as a result of a class has at least, all in lower case
 * as they were made.
 * @param hash as an address has it, with `#`, and possibly with `%` and figures for other signs
 */
export function tokenIn(hash: string): string {
  return /[0-9a-z]+(\.[0-9a-z]{15,})*/.exec(decoded(hash).toLowerCase())?.[0] ?? ''
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    // Something has cut it off within a sign.
    return hash
  }
}
