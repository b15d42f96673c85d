/**
 * Computes SHA-256 as lowercase hex (FIPS 180-4). Web Crypto's digest is asynchronous and missing outside secure
 * contexts, but the blacklist must be checked synchronously everywhere.
 */
export function sha256(text: string): string {
  const words = padToBlocks(new TextEncoder().encode(text))
  const state = initialState.slice()
  const schedule = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    fillSchedule(schedule, words.subarray(block, block + 16))
    compress(state, schedule)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

const firstPrimes = takePrimes(64)
const roundConstants = Uint32Array.from(firstPrimes, (prime) => fractionBits(Math.cbrt(prime)))
const initialState = Uint32Array.from(firstPrimes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)))

function takePrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}

function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32)
}

function padToBlocks(bytes: Uint8Array): Uint32Array {
  const blockCount = Math.ceil((bytes.length + 9) / 64)
  const padded = new DataView(new ArrayBuffer(blockCount * 64))
  bytes.forEach((byte, index) => padded.setUint8(index, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setBigUint64(blockCount * 64 - 8, BigInt(bytes.length) * 8n)
  return Uint32Array.from({ length: blockCount * 16 }, (_, index) => padded.getUint32(index * 4))
}

function fillSchedule(schedule: Uint32Array, block: Uint32Array): void {
  schedule.set(block)
  for (let t = 16; t < 64; t++) {
    const w15 = at(schedule, t - 15)
    const w2 = at(schedule, t - 2)
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
    schedule[t] = at(schedule, t - 16) + s0 + at(schedule, t - 7) + s1
  }
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(roundConstants, t) + at(schedule, t)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  const mixed = [a, b, c, d, e, f, g, h]
  mixed.forEach((word, index) => (state[index] = at(state, index) + word))
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}
