import { Buffer } from 'buffer/'

const plainToString = Buffer.prototype.toString

/** Adds base64url, which Node's Buffer supports and its browser replacement doesn't. */
Buffer.prototype.toString = function toString(this: Buffer, encoding?: string, start?: number, end?: number) {
  if (encoding !== 'base64url') return plainToString.call(this, encoding, start, end)
  const text = plainToString.call(this, 'base64', start, end)
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

Object.assign(globalThis, { Buffer })
