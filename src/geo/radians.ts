/** Degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Radians to degrees. */
export function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
