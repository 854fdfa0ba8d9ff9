/** With which guess a country was found, and X where it was not, as it is shared. */
export function writtenScore(score: number, whole: (number: number) => string): string {
  return score === 0 ? 'X' : whole(score)
}
