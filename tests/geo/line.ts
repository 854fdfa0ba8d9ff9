/** Places such as `0 0, 30 0`: longitude and latitude in degrees. */
export function line(places: string): number[][] {
  return places.split(', ').map((place) => place.split(' ').map(Number))
}
