import { createHash, hkdfSync } from 'node:crypto'

/** Encrypts secrets before they are stored. */
export interface Encryption {
  /**
   * Encrypts a text under the current key. `place` names where the ciphertext is stored (table, row, column); it is
   * authenticated, so a ciphertext that was copied to another row doesn't decrypt there.
   */
  encrypt(text: string, place: string): Promise<string>
  /** Decrypts with the key that the ciphertext names. Throws DecryptionFailed. */
  decrypt(ciphertext: string, place: string): Promise<string>
  /** Whether a ciphertext is under the current key. */
  isCurrent(ciphertext: string): boolean
  /** Encrypts the bytes of a file, as `encrypt` does a text. */
  seal(bytes: Uint8Array, place: string): Promise<Uint8Array>
  /** Decrypts the bytes of a file. Throws DecryptionFailed. */
  open(sealed: Uint8Array, place: string): Promise<Uint8Array>
  /** The key that encrypts. */
  keyId: string
}

/** The key is unknown, or the ciphertext or its place was changed. */
export class DecryptionFailed extends Error {
  constructor(reason: 'unreadable' | 'unknown_key' | 'changed', options?: ErrorOptions) {
    super(`A stored secret can't be decrypted: ${reason}.`, options)
    this.name = 'DecryptionFailed'
  }
}

/** Shortest key in bytes. */
const minKeyLength = 32

const version = 'v1'
const form = /^v1\.([0-9a-f]{8})\.([\w-]{16})\.([\w-]+)$/
/** A file begins with the same words, and its bytes follow as they are. */
const fileHead = /^v1\.([0-9a-f]{8})\.([\w-]{16})\.$/
const fileHeadLength = 'v1.01234567.0123456789abcdef.'.length
const ivLength = 12

type KeyMaterial = ReturnType<typeof crypto.subtle.importKey>

interface Key {
  readonly id: string
  readonly material: KeyMaterial
}

/**
 * AES-256-GCM with a random 96-bit nonce. The first key encrypts; the others only decrypt what was encrypted before a
 * rotation. A ciphertext is `v1.<key id>.<nonce>.<ciphertext and tag>`. WebCrypto, because the API also runs in
 * browsers.
 */
export function openEncryption(keys: readonly [Uint8Array, ...Uint8Array[]]): Encryption {
  const [current, ...old] = keys.map(openKey) as [Key, ...Key[]]
  const byId = new Map([current, ...old].map((key) => [key.id, key]))
  async function lock(bytes: Uint8Array, place: string) {
    const iv = crypto.getRandomValues(new Uint8Array(ivLength))
    const algorithm = { name: 'AES-GCM', iv, additionalData: encode(place) }
    const sealed = await crypto.subtle.encrypt(algorithm, await current.material, new Uint8Array(bytes))
    return { iv: base64url(iv), sealed: new Uint8Array(sealed) }
  }
  async function unlock({ id, iv, sealed }: { id: string; iv: string; sealed: Uint8Array }, place: string) {
    const key = byId.get(id)
    if (!key) throw new DecryptionFailed('unknown_key')
    const algorithm = { name: 'AES-GCM', iv: Buffer.from(iv, 'base64url'), additionalData: encode(place) }
    const material = await key.material
    try {
      return new Uint8Array(await crypto.subtle.decrypt(algorithm, material, new Uint8Array(sealed)))
    } catch (cause) {
      throw new DecryptionFailed('changed', { cause })
    }
  }
  return {
    keyId: current.id,
    async encrypt(text, place) {
      const { iv, sealed } = await lock(encode(text), place)
      return [version, current.id, iv, base64url(sealed)].join('.')
    },
    async decrypt(ciphertext, place) {
      const [, id = '', iv, sealed] = form.exec(ciphertext) ?? []
      if (!iv || !sealed) throw new DecryptionFailed('unreadable')
      return new TextDecoder().decode(await unlock({ id, iv, sealed: Buffer.from(sealed, 'base64url') }, place))
    },
    isCurrent: (ciphertext) => form.exec(ciphertext)?.[1] === current.id,
    async seal(bytes, place) {
      const { iv, sealed } = await lock(bytes, place)
      return Buffer.concat([encode(`${version}.${current.id}.${iv}.`), sealed])
    },
    async open(bytes, place) {
      const [, id = '', iv] = headOf(bytes) ?? []
      if (!iv) throw new DecryptionFailed('unreadable')
      return unlock({ id, iv, sealed: bytes.subarray(fileHeadLength) }, place)
    },
  }
}

const headOf = (bytes: Uint8Array) => fileHead.exec(new TextDecoder('latin1').decode(bytes.subarray(0, fileHeadLength)))

/** Whether the bytes of a file are a ciphertext. */
export const isSealed = (bytes: Uint8Array): boolean => headOf(bytes) !== null

function openKey(secret: Uint8Array): Key {
  if (secret.byteLength < minKeyLength) throw new RangeError(`A key has at least ${minKeyLength} bytes.`)
  return {
    id: encryptionKeyId(secret),
    material: crypto.subtle.importKey('raw', keyBytes(secret), 'AES-GCM', false, ['encrypt', 'decrypt']),
  }
}

const keyBytes = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, '', 'data-encryption', 32))

/** The id is derived from the key, so that a ciphertext names its key without telling anything of it. */
export const encryptionKeyId = (secret: Uint8Array): string =>
  createHash('sha256').update(keyBytes(secret)).digest('hex').slice(0, 8)

const encode = (text: string) => new TextEncoder().encode(text)
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
