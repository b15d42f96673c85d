import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { argon2Passwords, PasswordQueueFull } from '../../src/ports/passwords.ts'
import { realPasswords, useTestApi } from '../testing/test-api.ts'

const running = { now: 0, most: 0 }
vi.mock(import('@node-rs/argon2'), async (load) => {
  const real = await load()
  const counted: typeof real.verify = async (...given) => {
    running.most = Math.max(running.most, ++running.now)
    return real.verify(...given).finally(() => running.now--)
  }
  return { ...real, verify: vi.fn<typeof real.verify>(counted) }
})

test('passwords: of a hundred concurrent sign-ins two hash, fifty wait, and the others get a Retry-After', async () => {
  const passwords = argon2Passwords()
  const known = await passwords.hash('tre-xanh-bên-sông-41')
  const tries = Array.from({ length: 100 }, () => passwords.verify(known, 'sai-mất-rồi'))
  const ends = await Promise.allSettled(tries)
  const refused = ends.filter((end) => end.status === 'rejected')
  expect(running.most).toBe(2)
  expect(refused).toHaveLength(48)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(PasswordQueueFull)
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(52)
})

test('passwords: argon2id at the same cost for every hash, the dummy of unknown accounts included', async () => {
  vi.clearAllMocks()
  const passwords = argon2Passwords()
  await passwords.verify(await passwords.hash('tre-xanh-bên-sông-41'), 'x')
  await passwords.verify(undefined, 'x')
  const settings = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4))
  expect(settings).toEqual([
    ['argon2id', 'v=19', 'm=19456,t=2,p=1'],
    ['argon2id', 'v=19', 'm=19456,t=2,p=1'],
  ])
})

const server = useTestApi(realPasswords)

test('passwords: the server hashes at the recommended cost', async () => {
  expect(await server.api.ports.passwords.hash('tre-xanh-bên-sông-41')).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})
