import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

test.each([
  [chrome, 'Chrome, Android'],
  [edge, 'Edge, Windows'],
  [safari, 'Safari, iOS'],
  ['curl/8', ''],
])('deviceName: names browser and system of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
