import { expect, test } from 'vitest'
import { throughPooler } from './through-pooler.ts'

test.each([
  ['postgres://db:5432/shop?user=app&password=x', 'postgres://pool:6432/shop?user=app&password=x'],
  ['postgres://app:p%40ss@db/shop', 'postgres://app:p%40ss@pool:6432/shop'],
  ['postgres:///shop?host=%2Fvar%2Frun&user=app', 'postgres://pool:6432/shop?user=app'],
  ['postgresql://[::1]:5432/shop', 'postgresql://pool:6432/shop'],
])('%s is asked for at the pooler', (url, moved) => {
  expect(throughPooler(url, 'pool:6432')).toBe(moved)
})
