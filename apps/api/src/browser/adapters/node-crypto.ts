// The part of node:crypto that the server uses, for browsers. WebCrypto is asynchronous; the server needs synchronous
// results.
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256, sha512 } from '@noble/hashes/sha2.js'

type Bytes = string | Uint8Array
const bytesOf = (value: Bytes): Uint8Array => (typeof value === 'string' ? new TextEncoder().encode(value) : value)

interface Hasher {
  update(part: Uint8Array): unknown
  digest(): Uint8Array
}

const hashes = { sha256, sha512 }
type Hash = keyof typeof hashes

class Digest {
  #hasher: Hasher

  constructor(hasher: Hasher) {
    this.#hasher = hasher
  }

  update(part: Bytes): this {
    this.#hasher.update(bytesOf(part))
    return this
  }

  digest(): Buffer
  digest(encoding: BufferEncoding): string
  digest(encoding?: BufferEncoding): Buffer | string {
    const bytes = Buffer.from(this.#hasher.digest())
    return encoding ? bytes.toString(encoding) : bytes
  }
}

export const createHash = (hash: Hash): Digest => new Digest(hashes[hash].create())

export const createHmac = (hash: Hash, key: Bytes): Digest => new Digest(hmac.create(hashes[hash], bytesOf(key)))

export const hkdfSync = (hash: Hash, key: Uint8Array, salt: string, info: string, length: number): Uint8Array =>
  hkdf(hashes[hash], key, bytesOf(salt), bytesOf(info), length)

export const randomUUID = (): string => crypto.randomUUID()

export const randomBytes = (size: number): Buffer => Buffer.from(crypto.getRandomValues(new Uint8Array(size)))

/** Draws 48 bits, so that ranges below a thousand million have no noticeable bias. */
export function randomInt(from: number, to?: number): number {
  const [low, high] = to === undefined ? [0, from] : [from, to]
  const [upper = 0, lower = 0] = crypto.getRandomValues(new Uint32Array(2))
  return low + (((upper & 0xffff) * 2 ** 32 + lower) % (high - low))
}

/** A plain comparison: timing attacks don't apply in the browser. */
export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
