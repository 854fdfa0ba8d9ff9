/** Point on the Earth in degrees: latitude -90 to 90 (north positive), longitude -180 to 180 (east positive). */
export type Point = readonly [latitude: number, longitude: number]

/** Converts degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Converts radians to degrees. */
export function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
