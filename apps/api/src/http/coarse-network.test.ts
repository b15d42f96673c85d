import { expect, test } from 'vitest'
import { coarseNetwork } from './coarse-network.ts'

test.each([
  ['203.0.113.77', '203.0.113.…'],
  ['::ffff:203.0.113.77', '203.0.113.…'],
  ['2001:0db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:…'],
  ['::1', '0:0:0:…'],
  ['', null],
])('coarseNetwork: tells the beginning of %s', (address, network) => {
  expect(coarseNetwork(address)).toBe(network)
})
