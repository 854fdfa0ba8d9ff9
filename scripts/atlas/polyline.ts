/** Whole numbers as a text, from which `src/geo/maps/polyline.ts` has them back. */
export function polylineOf(numbers: readonly number[]): string {
  return numbers.map(digitsOf).join('')
}

function digitsOf(number: number): string {
  let rest = number < 0 ? ~(number << 1) : number << 1
  let digits = ''
  while (rest >= 32) {
    digits += character(32 | (rest & 31))
    rest >>= 5
  }
  return digits + character(rest)
}

function character(digit: number): string {
  return String.fromCharCode(63 + digit)
}
