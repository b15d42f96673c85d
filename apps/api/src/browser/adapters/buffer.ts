import { Buffer } from 'buffer/'

const plainToString = Buffer.prototype.toString
const plainFrom = Buffer.from.bind(Buffer) as (value: unknown, encoding?: unknown, length?: unknown) => Buffer

/** Adds base64url, which Node's Buffer supports and its browser replacement doesn't. */
Buffer.prototype.toString = function toString(this: Buffer, encoding?: string, start?: number, end?: number) {
  if (encoding !== 'base64url') return plainToString.call(this, encoding, start, end)
  const text = plainToString.call(this, 'base64', start, end)
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads base64url: the replacement's base64 takes both alphabets. */
Buffer.from = ((value: unknown, encoding?: unknown, length?: unknown) =>
  plainFrom(value, encoding === 'base64url' ? 'base64' : encoding, length)) as typeof Buffer.from

Object.assign(globalThis, { Buffer })
