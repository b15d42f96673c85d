import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { countNewMarkets, seededSession, testMarket } from '../test-support/test-market.ts'

// Each new market costs a story half of its time.
test('a market that was only read is kept for the next story', async () => {
  const api = await seededSession('customer@chonoi.test')
  const before = countNewMarkets()
  await unwrap(api.GET('/orders/my-orders'))
  await unwrap(api.GET('/wallet/balance'))
  await testMarket().reset()
  expect(countNewMarkets()).toBe(before)
})

test('a market that was written to is replaced by the seeded one', async () => {
  const api = await seededSession('customer@chonoi.test')
  const before = countNewMarkets()
  const { firstName } = await unwrap(api.GET('/auth/me'))
  await unwrap(api.PUT('/auth/profile', { body: { firstName: 'Khác' } }))
  await testMarket().reset()
  expect(countNewMarkets()).toBe(before + 1)
  const again = await seededSession('customer@chonoi.test')
  expect((await unwrap(again.GET('/auth/me'))).firstName).toBe(firstName)
})
