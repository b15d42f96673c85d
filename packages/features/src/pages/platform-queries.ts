import { type ApiClient, unwrap } from '@chonoi/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Queries of the platform's public data. */
export const platformQueries = (api: ApiClient) => ({
  settings: () =>
    queryOptions({
      queryKey: ['platform', 'settings'],
      queryFn: ({ signal }) => unwrap(api.GET('/public/platform/settings', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
})
