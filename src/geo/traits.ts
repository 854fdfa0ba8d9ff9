/** Facts about a country's outline, found in its geometry, from which its description is worded. */
export type Traits = {
  /** In km², to two significant digits. */
  readonly area: number
  /** Extent from west to east in km, to two significant digits. */
  readonly width: number
  /** Extent from north to south in km, to two significant digits. */
  readonly height: number
}
