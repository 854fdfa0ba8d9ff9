import { plain } from './folds/plain'

/**
 * A text as it is compared whatever its language: without case, accents, points and apostrophes, hyphens as blanks, and
 * without an English article. Texts that differ only in these are the same.
 */
export function fold(text: string): string {
  return plain(text).trim().replace(/^the /, '')
}
