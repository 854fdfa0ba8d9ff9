import * as v from 'valibot'
import { quarantine } from './quarantine'
import { readJson } from './schemas'
import { type Store, unlessRefused } from './store'

/** Outcome of reading a key. */
export type Reading<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'damaged'; readonly fault: string }
  /** `later`: a later version of the game wrote it, and can read it. */
  | { readonly kind: 'none' | 'later' }

/** Definition of a kind of records. */
type Kind<Value, Stored> = {
  /** Begins the key of each record; its id follows. A record that is the only one of its kind has an empty id. */
  readonly prefix: string
  /** Version in which records are written. One with a higher number is of a later version of the game. */
  readonly version: number
  /** Form of a record, beside its version. */
  readonly schema: v.GenericSchema<unknown, Stored>
  idOf(value: Value): string
  /** Reads a record of the right form: its value, or in a word what is wrong with it; `later` as in a {@link Reading}. */
  decode(stored: Stored, id: string): Value | string
  encode(value: Value): object
  /** Merges a value into the one that is stored, which it gives itself where that is all. Without it what is stored stands. */
  join?(stored: Value, value: Value): Value
}

const versioned = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/**
 * Records of one kind in a store, each under a key of its own, so that no tab can write over what another adds. What is read
 * is parsed in here and nowhere else. `find` and `all` take a store that refuses for an empty one; the others throw what the
 * store throws.
 */
export class Collection<Value, Stored = unknown> {
  /** Cache of what was read last under each id: most records have not changed since. */
  private readonly lastRead = new Map<string, { readonly text: string; readonly reading: Reading<Value> }>()

  constructor(private readonly kind: Kind<Value, Stored>) {}

  get prefix(): string {
    return this.kind.prefix
  }

  keyOf(value: Value): string {
    return this.prefix + this.kind.idOf(value)
  }

  /** A value as it is stored. */
  encode(value: Value): object {
    return { version: this.kind.version, ...this.kind.encode(value) }
  }

  /** Reads a record that came out of JSON, taking nothing for granted. */
  decode(json: unknown, id: string): Reading<Value> {
    const { version, schema, idOf, decode } = this.kind
    if (!v.is(versioned, json)) return { kind: 'damaged', fault: 'foreign' }
    if (json.version > version) return { kind: 'later' }
    const stored = v.safeParse(schema, json)
    if (!stored.success) return { kind: 'damaged', fault: 'foreign' }
    const value = decode(stored.output, id)
    if (value === 'later') return { kind: 'later' }
    if (typeof value === 'string') return { kind: 'damaged', fault: value }
    return idOf(value) === id ? { kind: 'value', value } : { kind: 'damaged', fault: 'foreign' }
  }

  read(store: Pick<Store, 'get'>, id: string): Reading<Value> {
    const text = store.get(this.prefix + id)
    if (text === null) return { kind: 'none' }
    const last = this.lastRead.get(id)
    if (last?.text === text) return last.reading
    const reading = this.decode(readJson(v.unknown(), text), id)
    this.lastRead.set(id, { text, reading })
    return reading
  }

  /** The value with an id, if there is one that can be read. */
  find(store: Pick<Store, 'get'>, id: string): Value | undefined {
    const reading = unlessRefused(() => this.read(store, id))
    return reading?.kind === 'value' ? reading.value : undefined
  }

  /** The ids of all records that are stored, or of those whose ids begin with a text. */
  ids(store: Pick<Store, 'keys'>, beginning = ''): readonly string[] {
    const { prefix } = this
    return store
      .keys()
      .flatMap((key) => (key.startsWith(prefix + beginning) ? [key.slice(prefix.length)] : []))
  }

  /** Every value that can be read, in no order; or those whose ids begin with a text. */
  all(store: Pick<Store, 'get' | 'keys'>, beginning = ''): readonly Value[] {
    const found = unlessRefused(() => this.ids(store, beginning), []).map((id) => this.find(store, id))
    return found.filter((value) => value !== undefined)
  }

  /** Stores a value in the place of what was there. */
  write(store: Pick<Store, 'set'>, value: Value): void {
    store.set(this.keyOf(value), JSON.stringify(this.encode(value)))
  }

  /**
   * Merges a value into what is stored, once that has been put into quarantine if it is damaged, and gives what is stored
   * then. Throws also where what is there cannot be read and has to stay.
   */
  join(store: Store, value: Value): Value {
    const reading = this.read(store, this.kind.idOf(value))
    if (reading.kind === 'later' || (reading.kind === 'damaged' && !quarantine(store, this.keyOf(value))))
      throw new Error(`What is stored under ${this.keyOf(value)} cannot be read`)
    const before = reading.kind === 'value' ? reading.value : undefined
    const after = before === undefined ? value : (this.kind.join?.(before, value) ?? before)
    if (after !== before) this.write(store, after)
    return after
  }
}
