import type { Figures } from '../../geo/touch/braille'

/**
 * How the braille of a language (BCP 47) writes figures: in all of the interface after the sign ⠼ as the letters a to j, but
 * for French, where they have dot 6 (Code braille français uniformisé, 2008).
 */
export function brailleFigures(lang: string): Figures {
  return lang === 'fr' ? 'antoine' : 'letters'
}
