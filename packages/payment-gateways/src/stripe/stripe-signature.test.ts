import { expect, test } from 'vitest'
import { isSignedByStripe, signStripeEvent } from './stripe-signature.ts'

const secret = 'whsec_test'
const now = new Date('2026-11-25T03:00:00Z')
const body = Buffer.from('{"id":"evt_1"}')
const header = signStripeEvent(body, secret, now)
const seconds = (count: number) => new Date(now.getTime() + count * 1000)

test('accepts its own signature, also among several', () => {
  expect(isSignedByStripe(body, header, secret, now)).toBe(true)
  const rotated = header.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`)
  expect(isSignedByStripe(body, rotated, secret, now)).toBe(true)
})

test('refuses a body with one flipped bit', () => {
  for (let at = 0; at < body.length; at++) {
    const changed = Buffer.from(body)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(isSignedByStripe(changed, header, secret, now)).toBe(false)
  }
})

test('accepts a clock that differs by five minutes and refuses one that differs by ten', () => {
  for (const sign of [1, -1]) {
    expect(isSignedByStripe(body, header, secret, seconds(sign * 299))).toBe(true)
    expect(isSignedByStripe(body, header, secret, seconds(sign * 600))).toBe(false)
  }
})

test.each([undefined, '', 't=1', 'v1=00', header.replace('v1=', 'v0='), `${header},t=1`])(
  'refuses the header %j',
  (wrong) => {
    expect(isSignedByStripe(body, wrong, secret, now)).toBe(false)
  },
)
