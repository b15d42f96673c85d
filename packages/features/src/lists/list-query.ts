import type { QueryOf } from '@chonoi/contract'
import { type ListSort, queryFrom, sortFrom } from './list-address.ts'
import { type ListOperation, listParameters } from './list-parameters.ts'

/** Parses the sort order of the URL of an operation's list. */
export const sortOf = (operation: ListOperation, params: URLSearchParams): ListSort =>
  sortFrom(listParameters[operation], params)

/** Maps the URL of a list to the query of its operation. */
export const listQuery = <Id extends ListOperation>(operation: Id, params: URLSearchParams): QueryOf<Id> =>
  queryFrom(listParameters[operation], params) as QueryOf<Id>
