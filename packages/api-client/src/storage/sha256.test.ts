import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

async function digestByPlatform(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('sha256 agrees with the platform for any text', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
      expect(sha256(text)).toBe(await digestByPlatform(text))
    }),
    { numRuns: 200 },
  ))

test('sha256 agrees with the platform at every length around a block and at the largest token', async () => {
  for (const length of [0, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 8192]) {
    const text = 'x'.repeat(length)
    expect(sha256(text)).toBe(await digestByPlatform(text))
  }
})
