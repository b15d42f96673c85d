import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[API-13] an unused query result is kept for 60 s', async () => {
  const client = createQueryClient()
  const observer = new QueryObserver(client, { queryKey: ['orders'], queryFn: () => ['CN-1'] })
  const leave = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  expect(client.getQueryData(['orders'])).toEqual(['CN-1'])
  leave()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(client.getQueryData(['orders'])).toEqual(['CN-1'])
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['orders'])).toBeUndefined()
})
