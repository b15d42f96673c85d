import { expect, test } from 'vitest'
import { readPushSubscription } from './push-subscription.ts'

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
const token = (endpoint: string, more: object = {}) => JSON.stringify({ endpoint, keys, expirationTime: null, ...more })

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('readPushSubscription: takes an endpoint of %s', (endpoint) => {
  expect(readPushSubscription(token(endpoint))).toEqual({ endpoint, keys })
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.test/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://127.0.0.1/x',
  'https://evil.test/?fcm.googleapis.com',
])('readPushSubscription: refuses the endpoint %s', (endpoint) => {
  expect(readPushSubscription(token(endpoint))).toBeUndefined()
})

test('readPushSubscription: refuses what is no subscription', () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  expect(readPushSubscription('not json')).toBeUndefined()
  expect(readPushSubscription('null')).toBeUndefined()
  expect(readPushSubscription(JSON.stringify({ endpoint }))).toBeUndefined()
  expect(readPushSubscription(token(endpoint, { keys: { ...keys, auth: 'short' } }))).toBeUndefined()
})

test('readPushSubscription: drops the padding of keys', () => {
  const padded = { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` }
  expect(readPushSubscription(token('https://web.push.apple.com/x', { keys: padded }))?.keys).toEqual(keys)
})
