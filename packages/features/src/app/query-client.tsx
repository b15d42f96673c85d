import { ApiError } from '@chonoi/api-client'
import { hashKey, MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { isFinalRefusal } from '../forms/is-refusal.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen hides what this query could not load, so its failure is logged. */
      isHiddenOnFailure?: boolean
      /** The answer depends on the current tenant. */
      ofTenant?: boolean
    }
    mutationMeta: {
      /** The queries that a mutation invalidates. */
      touches?: readonly QueryKey[]
    }
  }
}

const staleMs = 30_000
const unusedMs = 60_000

/** Whether a refusal is caused by a concurrent change, so that the screen shows stale data. */
const isOutdated = (error: unknown): boolean =>
  isFinalRefusal(error) &&
  error instanceof ApiError &&
  [404, 409, 422].includes(error.status) &&
  error.fields.length === 0

/**
 * Creates the cache of API responses, kept for 60 s after the last screen that uses them is gone (API-13). A mutation
 * refetches the queries it touches and stays pending until they have arrived. A server drops the whole cache with the
 * request and keeps responses without end, because a timer would keep the request in memory until it fires.
 */
export function createQueryClient({ keepsResponses = false } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, queryKey }) => {
        if (meta?.isHiddenOnFailure) console.error(`${queryKey.join('/')} could not be loaded`, error)
      },
    }),
    mutationCache: new MutationCache({
      onSettled: async (_data, error, _variables, _result, { meta }, { client }) => {
        if (error && !isOutdated(error)) return
        // Once each: a second invalidation would fetch anew what the first one fetches.
        const touched = new Map((meta?.touches ?? []).map((key) => [hashKey(key), key])).values()
        const refetching = Promise.all([...touched].map((queryKey) => client.invalidateQueries({ queryKey })))
        // Refusals are not retried.
        if (!error) await refetching
      },
    }),
    defaultOptions: {
      // Calls fail at once while offline: a paused one could place an order an hour later.
      queries: {
        staleTime: staleMs,
        gcTime: keepsResponses ? Number.POSITIVE_INFINITY : unusedMs,
        retry: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
