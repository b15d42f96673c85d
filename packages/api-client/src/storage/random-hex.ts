/**
 * Generates random bytes as lowercase hex with the platform's generator. Throws where there is none; never falls back.
 */
export function randomHex(byteCount: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
