import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { TransactionsScreen } from './transactions-screen.tsx'

const pagination = { page: 1, limit: 20, total: 0, totalPages: 0, hasNext: false, hasPrev: false }

test('[API-10] the days of the transaction filter go out as moments: the first one begins, the day after the last one', async () => {
  const asked: URLSearchParams[] = []
  const backend = memoryBackend({
    'GET /wallet/transactions': (_, url) => {
      asked.push(url.searchParams)
      return { data: [], pagination }
    },
  })
  const address = '/wallet/transactions?startDate=2026-11-01&endDate=2026-11-30'
  const { screen } = await renderScreen(<TransactionsScreen />, { backend, words: ['wallet'], address, user: lan() })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  expect([asked[0]?.get('startDate'), asked[0]?.get('endDate')]).toEqual([
    '2026-10-31T17:00:00.000Z',
    '2026-11-30T17:00:00.000Z',
  ])
})
