import { accountLists } from './parameters/account-lists.ts'
import { newsLists } from './parameters/news-lists.ts'
import type { FilterKind } from './parameters/parameters-of.ts'
import { platformLists } from './parameters/platform-lists.ts'
import { publicLists } from './parameters/public-lists.ts'
import { shopLists } from './parameters/shop-lists.ts'

/**
 * The parameters of all list operations: filters, sort columns and defaults. Written by hand and checked against the
 * contract's types by the compiler. Obsolete once @chonoi/contract exports them as constants.
 */
export const listParameters = { ...publicLists, ...accountLists, ...shopLists, ...newsLists, ...platformLists } as const

type AllParameters = typeof listParameters

/** An operation with a list screen. */
export type ListOperation = keyof AllParameters

/** The filters of a list; for a union, those of any of its lists. */
export type FilterName<Id extends ListOperation> = Id extends ListOperation
  ? keyof AllParameters[Id]['filters'] & string
  : never

/** The filters of a list with a fixed set of values. */
export type EnumName<Id extends ListOperation> = Id extends ListOperation
  ? { [Name in FilterName<Id>]: EnumValue<Id, Name> extends never ? never : Name }[FilterName<Id>]
  : never

/** The type of such a filter's values. */
export type EnumValue<Id extends ListOperation, Name extends string> = Id extends ListOperation
  ? AllParameters[Id]['filters'] extends { readonly [Each in Name]: infer Kind }
    ? Kind extends readonly (infer Value extends string)[] | { readonly anyOf: readonly (infer Value extends string)[] }
      ? Value
      : never
    : never
  : never

/** The sort columns of a list. */
export type SortColumn<Id extends ListOperation> = AllParameters[Id]['sorts'][number]

/** Returns the values of such a filter, in display order. */
export function enumValues<Id extends ListOperation, Name extends EnumName<Id>>(
  operation: Id,
  name: Name,
): readonly EnumValue<Id, Name>[] {
  const filters: Readonly<Record<string, FilterKind>> = listParameters[operation].filters
  const kind = filters[name]
  return (typeof kind === 'object' && 'anyOf' in kind ? kind.anyOf : kind) as readonly EnumValue<Id, Name>[]
}
