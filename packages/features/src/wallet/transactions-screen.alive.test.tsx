import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { TransactionsScreen } from './transactions-screen.tsx'

test('[API-10] the days of the transaction filter are sent as moments: the start of the first, and of the day after the last', async () => {
  const address = '/wallet/transactions?startDate=2026-11-01&endDate=2026-11-30'
  const setting = { words: ['wallet', 'transactions'], address, as: 'customer@chonoi.test' } as const
  const { screen, network } = await renderScreen(<TransactionsScreen />, setting)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => network.sent('GET /wallet/transactions')).toHaveLength(1)
  const [asked] = network.sent('GET /wallet/transactions').map(({ url }) => new URL(url).searchParams)
  expect([asked?.get('startDate'), asked?.get('endDate')]).toEqual([
    '2026-10-31T17:00:00.000Z',
    '2026-11-30T17:00:00.000Z',
  ])
})
