import { readTableLayout } from '../data-table/read-table-layout.ts'
import type { TableLayout } from '../data-table/table-layout.ts'
import type { TableSort } from '../data-table/table-sort.ts'

/** State of a list: columns, sort order and filters. */
export interface TableViewState {
  layout: TableLayout
  sort?: TableSort | undefined
  /** The list's filters, e.g. the query string of the URL. */
  filters?: Readonly<Record<string, string>> | undefined
}

/** A saved state with a name chosen by the user. */
export interface TableView extends TableViewState {
  id: string
  name: string
  /** Whether the list opens with it. At most one of a list. */
  isDefault?: boolean | undefined
}

/** Normalizes a state: sorted by key and without empty parts, so that equal states have equal text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, canonical(inner)] as const)
    .filter(([, inner]) => inner !== undefined && !(typeof inner === 'object' && inner && !Object.keys(inner).length))
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const isSameView = (a: TableViewState, b: TableViewState): boolean => textOf(a) === textOf(b)
const textOf = ({ layout, sort, filters }: TableViewState) => JSON.stringify(canonical({ layout, sort, filters }))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readSort(stored: unknown): TableSort | undefined {
  if (!isRecord(stored) || typeof stored.by !== 'string') return undefined
  return stored.order === 'asc' || stored.order === 'desc' ? { by: stored.by, order: stored.order } : undefined
}

function readFilters(stored: unknown): Record<string, string> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Reads views from storage. Ignores invalid ones. */
export function readTableViews(stored: unknown): TableView[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) =>
    isRecord(one) && typeof one.id === 'string' && typeof one.name === 'string'
      ? [
          {
            id: one.id,
            name: one.name,
            ...(one.isDefault === true && { isDefault: true }),
            layout: readTableLayout(one.layout),
            sort: readSort(one.sort),
            filters: readFilters(one.filters),
          },
        ]
      : [],
  )
}
