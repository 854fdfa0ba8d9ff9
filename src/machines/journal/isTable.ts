/** What JSON has by its names, whatever that is. */
export type Table<Value = unknown> = Readonly<Record<string, Value>>

/** Whether a value that came out of JSON is such a table. */
export function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
