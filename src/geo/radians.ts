/** Degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
