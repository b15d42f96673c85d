import { expect, test } from 'vitest'
import { readClamav } from './clamav-setting.ts'

test('readClamav: nothing is scanned without an address', () => {
  expect(readClamav({})).toBeNull()
  expect(readClamav({ CLAMAV_ADDRESS: '' })).toBeNull()
})

test.each([
  ['clamav:3311', { host: 'clamav', port: 3311 }],
  ['10.0.0.7', { host: '10.0.0.7', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('readClamav: %s', (address, expected) => {
  expect(readClamav({ CLAMAV_ADDRESS: address })).toEqual(expected)
})

test.each(['tcp://clamav:3310', 'clamav:port', 'clamav:99999', 'user@clamav', 'clamav/x', ' '])(
  'readClamav: refuses "%s"',
  (address) => {
    expect(() => readClamav({ CLAMAV_ADDRESS: address })).toThrow(/^CLAMAV_ADDRESS must be a host and port/)
  },
)
