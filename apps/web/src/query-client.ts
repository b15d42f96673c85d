import { QueryClient } from '@tanstack/react-query'

const staleMs = 30_000
const unusedMs = 60_000

/** Where answers of the API are kept: 60 s after the last screen that shows them is gone (API-13). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once and is said: one that waits unseen could order something an hour later.
      queries: { staleTime: staleMs, gcTime: unusedMs, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
