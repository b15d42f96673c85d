import type { ApiClient } from '@chonoi/api-client'

/** The queries of one area, and the key that all of theirs begin with. */
export type QueryGroup<Name extends string, Queries> = ((api: ApiClient) => Queries) & { readonly all: readonly [Name] }

/** Declares the queries of an area: `orderQueries(api).detail(id)`, and `orderQueries.all` for what touches them. */
export function queryGroup<const Name extends string, Queries>(
  name: Name,
  queries: (api: ApiClient) => Queries,
): QueryGroup<Name, Queries> {
  return Object.assign((api: ApiClient) => queries(api), { all: [name] as const })
}
