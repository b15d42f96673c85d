import { expect, test } from 'vitest'
import { deliveryStatus, mayDownload, mayMoveDelivery, type DeliveryFacts } from './digital-delivery.ts'

const now = new Date('2026-11-26T08:00:00Z')
const facts = (more: Partial<DeliveryFacts> = {}): DeliveryFacts => ({
  ...{ status: 'ACTIVE', expiresAt: null, downloadCount: 0, maxDownloads: 5 },
  ...more,
})

test('a delivery expires at its last moment', () => {
  expect(deliveryStatus(facts({ expiresAt: now }), now)).toBe('EXPIRED')
  expect(deliveryStatus(facts({ expiresAt: new Date(now.getTime() + 1) }), now)).toBe('ACTIVE')
  expect(deliveryStatus(facts({ status: 'REVOKED', expiresAt: now }), now)).toBe('REVOKED')
})

test.each([
  ['delivery.not_ready', { status: 'PENDING' }],
  ['delivery.revoked', { status: 'REVOKED' }],
  ['delivery.expired', { expiresAt: now }],
  ['delivery.used_up', { downloadCount: 5 }],
] as const)('a download is refused with %s', (because, more) => {
  expect(mayDownload(facts(more), now)).toMatchObject({ allowed: false, because })
})

test('a delivery may be downloaded until its last time', () => {
  expect(mayDownload(facts({ downloadCount: 4 }), now).allowed).toBe(true)
})

test('a delivery never becomes pending again', () => {
  expect(mayMoveDelivery('ACTIVE', 'PENDING')).toMatchObject({ because: 'delivery.transition_not_allowed' })
  expect(mayMoveDelivery('REVOKED', 'ACTIVE').allowed).toBe(true)
})
