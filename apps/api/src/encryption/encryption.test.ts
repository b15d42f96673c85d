import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DecryptionFailed, isSealed, openEncryption } from './encryption.ts'

const [first, second] = [randomBytes(32), randomBytes(32)]
const place = 'payment_gateway_configs.encrypted_config:1'

test('encryption: decrypts what it encrypted, whatever the text', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const encryption = openEncryption([first])
      const sealed = await encryption.encrypt(text, place)
      expect(await encryption.decrypt(sealed, place)).toBe(text)
    }),
    { numRuns: 50 },
  ))

test('encryption: equal texts have different ciphertexts that contain no part of them', async () => {
  const encryption = openEncryption([first])
  const sealed = await Promise.all([encryption.encrypt('a-secret', place), encryption.encrypt('a-secret', place)])
  expect(sealed[0]).not.toBe(sealed[1])
  expect(sealed.join()).not.toContain('a-secret')
})

test('encryption: a changed character, another place or an unknown key fails', async () => {
  const sealed = await openEncryption([first]).encrypt('a-secret', place)
  const at = sealed.length - 5
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  const encryption = openEncryption([first])
  for (const [ciphertext, where] of [
    [changed, place],
    [sealed, `${place}2`],
    ['a-secret', place],
  ] as const)
    await expect(encryption.decrypt(ciphertext, where)).rejects.toThrow(DecryptionFailed)
  await expect(openEncryption([second]).decrypt(sealed, place)).rejects.toThrow('unknown_key')
})

test('encryption: after a rotation an old key still decrypts and no longer encrypts', async () => {
  const old = await openEncryption([first]).encrypt('a-secret', place)
  const rotated = openEncryption([second, first])
  expect(await rotated.decrypt(old, place)).toBe('a-secret')
  expect(rotated.isCurrent(old)).toBe(false)
  const anew = await rotated.encrypt('a-secret', place)
  expect(rotated.isCurrent(anew)).toBe(true)
  expect(await openEncryption([second]).decrypt(anew, place)).toBe('a-secret')
})

test('encryption: refuses a key that is too short', () => {
  expect(() => openEncryption([randomBytes(31)])).toThrow(RangeError)
})

test('seal: the bytes of a file come back, only at their place and unchanged', async () => {
  const encryption = openEncryption([first])
  const bytes = Uint8Array.of(0, 255, 1, 2, 3)
  const sealed = await encryption.seal(bytes, place)
  expect([isSealed(sealed), isSealed(bytes)]).toEqual([true, false])
  expect(await encryption.open(sealed, place)).toEqual(bytes)
  await expect(encryption.open(sealed, 'elsewhere')).rejects.toThrow('changed')
  await expect(encryption.open(bytes, place)).rejects.toThrow('unreadable')
  await expect(openEncryption([second]).open(sealed, place)).rejects.toThrow('unknown_key')
})
