import type { QueryOf } from '@chonoi/contract'
import { queryFrom } from '../list-address.ts'
import { publicLists } from './public-lists.ts'

/** Maps the URL of a public list to the query of its operation; pages of visitors don't carry the other lists. */
export const publicListQuery = <Id extends keyof typeof publicLists>(
  operation: Id,
  params: URLSearchParams,
): QueryOf<Id> => queryFrom(publicLists[operation], params) as QueryOf<Id>
