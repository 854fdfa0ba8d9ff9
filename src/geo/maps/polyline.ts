/**
 * The whole numbers in a text of the Encoded Polyline Algorithm Format (Google, Maps Platform): each is doubled, with the
 * sign in its lowest bit, and written from there in digits of five bits, all but
 * the last plus 32, as characters from `?` on.
 */
export function numbersIn(text: string): readonly number[] {
  const numbers: number[] = []
  let [number, bits] = [0, 0]
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 63
    number |= (digit & 31) << bits
    bits += 5
    if (digit >= 32) continue
    numbers.push(number & 1 ? ~(number >> 1) : number >> 1)
    number = 0
    bits = 0
  }
  return numbers
}
