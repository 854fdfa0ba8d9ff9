/** CRC-32 as in zip and PNG: the polynomial 0x04c11db7, both ends reflected (ISO 3309). */
const POLYNOMIAL = 0xedb88320

/**
 * The 32-bit checksum of a text of ASCII characters: CRC-32, `123456789` being 0xcbf43926. Texts that differ within four
 * neighbouring characters never have the same; of others one in 2^32 has.
 */
export function checksumOf(text: string): number {
  let rest = 0xffffffff
  for (const character of text) {
    rest ^= character.charCodeAt(0) & 0xff
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0)
  }
  return ~rest >>> 0
}
