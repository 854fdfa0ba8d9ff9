import * as v from 'valibot'
import { readJson } from './schemas'
import { PREFIX, RecordStays, type Store, unlessRefused } from './store'

/** Result of reading a record. */
export type RecordReading<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'damaged'; readonly fault: string }
  /** No record, or one written by a later version of the game (`later`), which must be left alone. */
  | { readonly kind: 'none' | 'later' }

/**
 * Reason why a record is unreadable: it was damaged and put into quarantine, or a later version wrote it and it was left
 * alone.
 */
export type Unreadable = 'quarantined' | 'later'

/** Definition of a kind of record. */
type Kind<Value, Stored> = {
  /** Prefix of each record's key, followed by the record's id. The only record of its kind has an empty id. */
  readonly prefix: string
  /** Version written with records; a higher one in the store comes from a later version of the game. */
  readonly version: number
  /** Schema of a record, apart from its version. */
  readonly schema: v.GenericSchema<unknown, Stored>
  idOf(value: Value): string
  /** Decodes a valid record into its value, or returns the fault in one word; `later` as in a {@link RecordReading}. */
  decode(stored: Stored, id: string): Value | string
  encode(value: Value): object
  /**
   * Merges a value into the stored one; returns the stored value itself if nothing changes. Without `join`, the stored
   * value wins.
   */
  join?(stored: Value, value: Value): Value
  /** Merges a value from outside into the stored one, which this device may have begun; by default as `join` does. */
  adopt?(stored: Value, value: Value): Value
}

const versioned = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/**
 * Collection of stored records of one kind, each under its own key, so that tabs cannot overwrite each other's additions.
 * All parsing of stored data happens here. `find` and `all` treat an unavailable store as empty; all other methods throw
 * what the store throws.
 */
export class Collection<Value, Stored = unknown> {
  /** Cache of the last reading for each id, since most records rarely change. */
  private readonly lastRead = new Map<
    string,
    { readonly text: string; readonly reading: RecordReading<Value> }
  >()

  constructor(private readonly kind: Kind<Value, Stored>) {}

  get prefix(): string {
    return this.kind.prefix
  }

  keyOf(value: Value): string {
    return this.prefix + this.kind.idOf(value)
  }

  /** Encodes a value in its stored form. */
  encode(value: Value): object {
    return { version: this.kind.version, ...this.kind.encode(value) }
  }

  /** Decodes a record from JSON, trusting nothing in it. */
  decode(json: unknown, id: string): RecordReading<Value> {
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

  read(store: Pick<Store, 'get'>, id: string): RecordReading<Value> {
    const text = store.get(this.prefix + id)
    if (text === null) return { kind: 'none' }
    const last = this.lastRead.get(id)
    if (last?.text === text) return last.reading
    const reading = this.decode(readJson(v.unknown(), text), id)
    // What is of a later version now may be known once a deck is open.
    if (reading.kind !== 'later') this.lastRead.set(id, { text, reading })
    return reading
  }

  /** Returns the value with an id, or `undefined` if there is none or it is unreadable. */
  find(store: Pick<Store, 'get'>, id: string): Value | undefined {
    const reading = unlessRefused(() => this.read(store, id))
    return reading?.kind === 'value' ? reading.value : undefined
  }

  /**
   * Returns the value in the record with a key; `undefined` for a key of another collection, and if the record is missing
   * or unreadable. Unlike {@link find} it throws what the store throws.
   */
  at(store: Pick<Store, 'get'>, key: string): Value | undefined {
    const { prefix } = this
    const reading = key.startsWith(prefix) ? this.read(store, key.slice(prefix.length)) : undefined
    return reading?.kind === 'value' ? reading.value : undefined
  }

  /** Lists the ids of all stored records, or of those with ids that begin with a given text. */
  ids(store: Pick<Store, 'keys'>, beginning = ''): readonly string[] {
    const { prefix } = this
    return store
      .keys()
      .flatMap((key) => (key.startsWith(prefix + beginning) ? [key.slice(prefix.length)] : []))
  }

  /** Lists all readable values in no particular order, or those with ids that begin with a given text. */
  all(store: Pick<Store, 'get' | 'keys'>, beginning = ''): readonly Value[] {
    const found = unlessRefused(() => this.ids(store, beginning).map((id) => this.find(store, id)), [])
    return found.filter((value) => value !== undefined)
  }

  /** Writes a value, replacing the stored one. */
  write(store: Pick<Store, 'set'>, value: Value): void {
    store.set(this.keyOf(value), JSON.stringify(this.encode(value)))
  }

  /**
   * Moves a damaged record with a key into quarantine and reports it, as it reports one of a later version. Returns whether
   * the key can be written. Throws what the store throws.
   */
  makeWay(store: Store, key: string, tell: (what: Unreadable) => void = () => {}): boolean {
    const { kind } = this.read(store, key.slice(this.prefix.length))
    if (kind === 'later') tell('later')
    if (kind === 'none' || kind === 'value') return true
    if (kind === 'later' || !quarantine(store, key)) return false
    tell('quarantined')
    return true
  }

  /**
   * Merges a value into the stored one, after moving a damaged record into quarantine, and returns the stored result. Also
   * throws if an unreadable record has to stay in place.
   */
  join(store: Store, value: Value): Value {
    return this.merge(store, value, (stored) => this.kind.join?.(stored, value) ?? stored)
  }

  /** Merges a value from outside, from a backup, as {@link join} does; what this device has begun may be kept from it. */
  adopt(store: Store, value: Value): Value {
    const { adopt } = this.kind
    return adopt ? this.merge(store, value, (stored) => adopt(stored, value)) : this.join(store, value)
  }

  private merge(store: Store, value: Value, into: (stored: Value) => Value): Value {
    const key = this.keyOf(value)
    if (!this.makeWay(store, key)) throw new RecordStays(`What is stored under ${key} cannot be read`)
    const before = this.at(store, key)
    const after = before === undefined ? value : into(before)
    if (after !== before) this.write(store, after)
    return after
  }
}

/**
 * Moves an unreadable record to a key that is never overwritten, which frees the original key. Returns whether it
 * succeeded; a full or blocked store refuses.
 */
export function quarantine(store: Store, key: string): boolean {
  return unlessRefused(() => {
    const text = store.get(key)
    if (text === null) return true
    const taken = new Set(store.keys())
    const first = `${PREFIX}quarantine.${key}`
    let place = first
    for (let copy = 2; taken.has(place) && store.get(place) !== text; copy++) place = `${first}.${copy}`
    store.set(place, text)
    store.remove(key)
    return true
  }, false)
}
