import { expect, test } from 'vitest'
import { openRateLimits } from '../../src/http/rate-limits.ts'
import { arrangeAccount, rightPassword } from '../testing/arrange-account.ts'
import { csrfToken, useTestApi } from '../testing/test-api.ts'

/** Uses the production limits. */
const server = useTestApi((_ports, database) => ({
  rateLimits: openRateLimits(database),
  // Only attempts are counted, so hashing would only slow the test.
  passwords: {
    hash: async (password) => `plain:${password}`,
    verify: async (known, password) => known === `plain:${password}`,
  },
}))

let counter = 0
/** Returns a new address. */
const newAddress = () => `198.51.${Math.floor(++counter / 250)}.${1 + (counter % 250)}`

/** Signs in from an address. Returns status and code. */
async function signIn(email: string, password: string, address: string): Promise<string> {
  const response = await server.api.fetch(
    new Request('http://localhost/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ email, password }),
    }),
    { address },
  )
  const { code } = (await response.json()) as { code?: string }
  return code ? `${response.status} ${code}` : String(response.status)
}
const tally = (answers: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length]))
const refused = '401 auth.invalid_credentials'
const limited = '429 request.rate_limited'

test('login: stops a thousand addresses on one account after a hundred attempts', async () => {
  const { email } = await arrangeAccount(server)
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, guess) => signIn(email, `đoán-${guess}`, newAddress())),
  )
  expect(tally(answers)).toEqual({ [refused]: 100, [limited]: 200 })
  expect(await signIn(email, rightPassword, newAddress())).toBe(limited)
})

test('login: the owner signs in from a known address while others guess', async () => {
  const { email } = await arrangeAccount(server)
  const home = newAddress()
  expect(await signIn(email, rightPassword, home)).toBe('200')
  await Promise.all(Array.from({ length: 150 }, () => signIn(email, 'đoán-mò', newAddress())))
  expect(await signIn(email, rightPassword, newAddress())).toBe(limited)
  expect(await signIn(email, rightPassword, home)).toBe('200')
})

test('login: an unknown account is limited with the same answer after as many attempts', async () => {
  const nobody = 'khong-co-ai@chonoi.test'
  const answers = await Promise.all(Array.from({ length: 120 }, () => signIn(nobody, 'đoán-mò', newAddress())))
  expect(tally(answers)).toEqual({ [refused]: 100, [limited]: 20 })
})

test('login: counts an IPv6 network as one address: five attempts per account, thirty in all', async () => {
  const { email } = await arrangeAccount(server)
  const inside = (host: number) => `2001:db8:77:1::${host.toString(16)}`
  const one = await Promise.all(Array.from({ length: 20 }, (_, host) => signIn(email, 'đoán-mò', inside(host))))
  expect(tally(one)).toEqual({ [refused]: 5, [limited]: 15 })
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, host) => signIn(`nguoi-${host}@chonoi.test`, 'đoán-mò', inside(100 + host))),
  )
  expect(tally(others)).toEqual({ [refused]: 10, [limited]: 10 })
  expect(await signIn(email, rightPassword, '2001:db8:77:2::1')).toBe('200')
})

test('login: stops one address with one password on many accounts after thirty attempts', async () => {
  const address = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => signIn(`tai-khoan-${at}@chonoi.test`, 'matkhau123', address)),
  )
  expect(tally(answers)).toEqual({ [refused]: 30, [limited]: 30 })
})

test('login: two processes share the counters', async () => {
  const { email } = await arrangeAccount(server)
  const other = openRateLimits(server.api.database)
  const address = newAddress()
  for (let attempt = 0; attempt < 30; attempt++) await other.consume('auth', address)
  expect(await signIn(email, rightPassword, address)).toBe(limited)
})

test('login: an office behind one address signs in as often as it likes, also after refused forms', async () => {
  const address = newAddress()
  const people = await Promise.all(Array.from({ length: 20 }, () => arrangeAccount(server)))
  for (let round = 0; round < 3; round++)
    for (const { email } of people) {
      expect(await signIn('khong-phai-email', rightPassword, address)).toBe('422 request.invalid')
      expect(await signIn(email, rightPassword, address)).toBe('200')
    }
})

test('resetPassword: ten refused attempts an hour per address; forgotPassword: five mails per account', async () => {
  const address = newAddress()
  const send = async (path: string, body: object, from: string) => {
    const request = new Request(`http://localhost/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify(body),
    })
    return (await server.api.fetch(request, { address: from })).status
  }
  const guess = () => send('/auth/reset-password', { token: 'x'.repeat(43), newPassword: rightPassword }, address)
  const guesses = await Promise.all(Array.from({ length: 12 }, guess))
  expect(guesses.toSorted()).toEqual([...Array(10).fill(422), 429, 429])
  const { email } = await arrangeAccount(server)
  const asked = await Promise.all(
    Array.from({ length: 8 }, () => send('/auth/forgot-password', { email }, newAddress())),
  )
  expect(asked.toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
})
