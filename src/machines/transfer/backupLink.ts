/** Most bytes of a backup that a link can bring; a longer one is refused before it fills the memory. */
export const MOST_IN_LINK = 5_000_000

/** Version of the token. */
const VERSION = 1

/** Fragment with a backup: version, and the compressed bytes in base 64 for addresses (RFC 4648, section 5). */
const FRAGMENT = /^#backup(\d)\.([\w-]*)$/

/** Encodes a compressed backup as the fragment of an address. */
export function fragmentOf(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `#backup${VERSION}.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Decodes a fragment; `undefined` for one of another kind, and no bytes for one that is cut off. */
export function bytesIn(fragment: string): Uint8Array<ArrayBuffer> | 'later' | undefined {
  const [, version, digits = ''] = FRAGMENT.exec(fragment) ?? []
  if (version === undefined) return undefined
  if (Number(version) > VERSION) return 'later'
  // Four digits stand for three bytes, and one for none.
  const text = digits.length % 4 === 1 ? '' : atob(digits.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
