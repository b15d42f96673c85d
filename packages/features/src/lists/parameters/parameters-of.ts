import type { OperationId, QueryOf } from '@chonoi/contract'

type Common = 'page' | 'limit' | 'search' | 'sortBy' | 'sortOrder'

/** The type of a filter in the URL and the query: one or several of its values, text, a boolean, a number, a day, a moment. */
type KindOf<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number]
    ? 'integer'
    : [Value] extends [readonly (infer Item)[]]
      ? string extends Item
        ? 'texts'
        : { readonly anyOf: readonly Item[] }
      : string extends Value
        ? 'text' | 'firstDay' | 'lastDay' | 'moment'
        : readonly Value[]

/** A filter's kind, whatever its values. */
export type FilterKind = string | readonly string[] | { readonly anyOf: readonly string[] }

/** The parameters of a list operation. */
interface Parameters<Query> {
  filters: { readonly [Name in Exclude<keyof Query, Common>]?: KindOf<NonNullable<Query[Name]>> }
  sorts: readonly (Query extends { sortBy?: infer Column } ? NonNullable<Column> : never)[]
  /** The default sort order of a list. */
  sort: { by: string; order: 'asc' | 'desc' }
  limit: number
}

/** Parameters by operation, checked against the contract's types by the compiler. */
export type ParametersOf = { [Id in OperationId]?: Parameters<QueryOf<Id>> }

export const newestFirst = { by: 'createdAt', order: 'desc' } as const

/** The parameters of any list, without the types of its operation. */
export interface ListParameters {
  readonly filters: Readonly<Record<string, FilterKind>>
  readonly sorts: readonly string[]
  readonly sort: { readonly by: string; readonly order: 'asc' | 'desc' }
  readonly limit: number
}
