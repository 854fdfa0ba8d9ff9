import * as v from 'valibot'

/** What a text says that is JSON of this form; `undefined` where it is anything else, or there is none. */
export function readJson<Value>(
  schema: v.GenericSchema<unknown, Value>,
  text: string | null,
): Value | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? ''))
    return result.success ? result.output : undefined
  } catch {
    // It is no JSON.
  }
}
