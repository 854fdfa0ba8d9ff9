/** A number with at most one decimal and its sign; nothing has none. `tenths` writes it without. */
export function signedTenths(value: number, tenths: (value: number) => string): string {
  const rounded = Math.round(value * 10) / 10
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${tenths(Math.abs(rounded))}`
}
