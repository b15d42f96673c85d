import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'

export interface LoadedQuery<Data> {
  data: Data | undefined
  isPending: boolean
  isError: boolean
  isFetching: boolean
  refetch: () => void
}

/**
 * Reads a query that the page's loader has fetched, without subscribing to it. The first page needs no more, and
 * useQuery's observer would add noticeably to its scripts.
 */
export function useLoadedQuery<Data, Key extends QueryKey>(
  options: Pick<UseQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
): LoadedQuery<Data> {
  const client = useQueryClient()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const state = client.getQueryState<Data>(options.queryKey)
  return {
    data: state?.data,
    isPending: state?.data === undefined && state?.status !== 'error',
    isError: state?.data === undefined && state?.status === 'error',
    isFetching: state?.fetchStatus === 'fetching',
    refetch() {
      void client.prefetchQuery({ ...options, staleTime: 0 }).then(redraw)
      redraw()
    },
  }
}
