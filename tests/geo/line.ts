/** Places such as `0 0, 30 0`: longitude and latitude in degrees, or steps to the right and down. */
export function line(places: string): [number, number][] {
  return places.split(', ').map((place) => place.split(' ').map(Number) as [number, number])
}
