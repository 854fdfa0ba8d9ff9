/** A place on the Earth in degrees: latitude -90 to 90 (north positive), longitude -180 to 180 (east positive). */
export type Point = readonly [latitude: number, longitude: number]
