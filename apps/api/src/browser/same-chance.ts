import { seededRandom } from '../seed/random.ts'

/** Arbitrary seed. It only has to be constant. */
const seed = 20_111_720

/**
 * Makes random values deterministic in this realm: ids and numbers that a story's market draws, in the database too,
 * repeat in every run. Only for a market that lives in one page, where secrets protect nothing. Returns the function
 * that fills bytes.
 */
export function drawSameChance(): <Given extends ArrayBufferView>(given: Given) => Given {
  const { between } = seededRandom(seed)
  const fill = <Given extends ArrayBufferView>(given: Given): Given => {
    const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = between(0, 255)
    return given
  }
  const uuid = () => {
    const bytes = fill(new Uint8Array(16))
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }
  Object.defineProperties(crypto, {
    getRandomValues: { value: fill, configurable: true },
    randomUUID: { value: uuid, configurable: true },
  })
  return fill
}
