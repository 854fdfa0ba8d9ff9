/** Angle in degrees. */
export type Degrees = number

/** Length in kilometres. */
export type Kilometres = number

/** Point on the Earth: latitude -90 to 90 (north positive), longitude -180 to 180 (east positive). */
export type Point = readonly [latitude: Degrees, longitude: Degrees]

/** Converts degrees to radians. */
export function radians(degrees: Degrees): number {
  return (degrees * Math.PI) / 180
}

/** Converts radians to degrees. */
export function degrees(radians: number): Degrees {
  return (radians * 180) / Math.PI
}
