/**
 * The discrete Fourier transform, in place (Cooley and Tukey, 1965).
 * @param real as many as a power of two
 * @param imaginary as many
 */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let at = 1, mirrored = 0; at < size; at++) {
    let bit = size >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (at < mirrored) {
      ;[real[at], real[mirrored]] = [real[mirrored] as number, real[at] as number]
      ;[imaginary[at], imaginary[mirrored]] = [imaginary[mirrored] as number, imaginary[at] as number]
    }
  }
  for (let half = 1; half < size; half *= 2) {
    for (let turn = 0; turn < half; turn++) {
      const [cos, sin] = [Math.cos((-Math.PI * turn) / half), Math.sin((-Math.PI * turn) / half)]
      for (let one = turn; one < size; one += 2 * half) {
        const other = one + half
        const [x, y] = [real[other] as number, imaginary[other] as number]
        const [turnedX, turnedY] = [x * cos - y * sin, x * sin + y * cos]
        real[other] = (real[one] as number) - turnedX
        imaginary[other] = (imaginary[one] as number) - turnedY
        real[one] = (real[one] as number) + turnedX
        imaginary[one] = (imaginary[one] as number) + turnedY
      }
    }
  }
}
