import { expect, test } from 'vitest'
import {
  clientVersion,
  csrfTokenBytes,
  maxRefreshAttempts,
  maxTokenLength,
  refreshLead,
  retryDelay,
  rotationThreshold,
} from './token-constants.ts'
import { readTokenExpiry, refreshDelay, tokenLifePlan } from './token-life.ts'

declare function btoa(text: string): string

const now = Date.parse('2026-11-21T02:00:00Z')
const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const tokenWith = (claims: unknown) => `${base64url({ alg: 'ES256' })}.${base64url(claims)}.c2lnbmF0dXJl`
const tokenLasting = (milliseconds: number) => tokenWith({ sub: 'x', exp: (now + milliseconds) / 1000 })

test("[SESS-08] a token's life is read from its expiry claim", () => {
  expect(readTokenExpiry(tokenLasting(3_600_000))).toBe(now + 3_600_000)
  expect(readTokenExpiry(tokenWith({ sub: '???>>>~~~', exp: 1 }))).toBe(1000)
})

test.each(['not-a-token', 'a.b.c', `x.${base64url('text')}.y`, `x.${base64url(null)}.y`, '<script>.e30.x'])(
  '[SESS-10] a malformed token has no expiry: %s',
  (token) => {
    expect(readTokenExpiry(token)).toBeNull()
  },
)

test('[SESS-11] a token without an expiry claim has none', () => {
  expect(readTokenExpiry(tokenWith({ sub: 'x' }))).toBeNull()
  expect(readTokenExpiry(tokenWith({ exp: 'tomorrow' }))).toBeNull()
})

test('[SESS-12] the threshold of rotation is 900000 ms', () => {
  expect(rotationThreshold).toBe(900_000)
})

test('the refresh is scheduled 600 s before expiry', () => {
  expect(refreshLead).toBe(600_000)
  expect(refreshDelay(now + 3_600_000, now)).toBe(3_000_000)
  expect(refreshDelay(now + 1_000, now)).toBe(0)
})

test('retries wait 1 s, 2 s, 4 s', () => {
  expect([0, 1, 2].map(retryDelay)).toEqual([1000, 2000, 4000])
})

test('[SESS-20] at most 3 failed attempts', () => {
  expect(maxRefreshAttempts).toBe(3)
})

test('[SESS-23] with no minutes left the token is expired', () => {
  expect([0, -5].map(tokenLifePlan)).toEqual(['expired', 'expired'])
})

test('[SESS-24] with 15 minutes or less it is refreshed at once', () => {
  expect([15, 0.5].map(tokenLifePlan)).toEqual(['refresh_now', 'refresh_now'])
})

test('[SESS-25] with more than 15 minutes a refresh is scheduled', () => {
  expect(tokenLifePlan(15.01)).toBe('schedule')
})

test('[SESS-26, SESS-27] token size and client version', () => {
  expect(maxTokenLength).toBe(8192)
  expect(clientVersion).toBe('1.0.0')
  expect(csrfTokenBytes).toBe(32)
})
