import { ApiError } from '@chonoi/api-client'
import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { isFinalRefusal } from '../forms/is-refusal.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The queries whose answers a mutation changes. */
      touches?: readonly QueryKey[]
    }
  }
}

const staleMs = 30_000
const unusedMs = 60_000

/** Whether a refusal means that somebody else was faster, so that the screen shows old data. */
const isOutdated = (error: unknown): boolean =>
  isFinalRefusal(error) &&
  error instanceof ApiError &&
  [404, 409, 422].includes(error.status) &&
  error.fields.length === 0

/**
 * The cache of the API's answers: kept for 60 s after the last screen that shows them is gone (API-13). After a mutation
 * the queries that it touches are fetched again, and it stays pending until they are there.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onSettled: async (_data, error, _variables, _result, { meta }, { client }) => {
        if (error && !isOutdated(error)) return
        const refetching = Promise.all((meta?.touches ?? []).map((queryKey) => client.invalidateQueries({ queryKey })))
        // A refusal is shown at once.
        if (!error) await refetching
      },
    }),
    defaultOptions: {
      // Without a network a call fails at once: one that waits unseen could order something an hour later.
      queries: { staleTime: staleMs, gcTime: unusedMs, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
