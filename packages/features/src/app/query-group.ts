import type { ApiClient } from '@chonoi/api-client'

/** The queries of one area, and the prefix of their keys. */
export type QueryGroup<Name extends string, Queries> = ((api: ApiClient) => Queries) & { readonly all: readonly [Name] }

/** Declares the queries of an area: `orderQueries(api).detail(id)`, and `orderQueries.all` to invalidate them. */
export function queryGroup<const Name extends string, Queries>(
  name: Name,
  queries: (api: ApiClient) => Queries,
): QueryGroup<Name, Queries> {
  return Object.assign((api: ApiClient) => queries(api), { all: [name] as const })
}
