import type { FilterKind, ListParameters } from './parameters/parameters-of.ts'

export interface ListSort {
  by: string
  order: 'asc' | 'desc'
}

/** Parses the sort order of a URL. A column without a direction sorts descending, except for the list's own. */
export function sortFrom({ sorts, sort }: ListParameters, params: URLSearchParams): ListSort {
  const by = sorts.find((column) => column === params.get('sortBy')) ?? sort.by
  const order = params.get('sortOrder')
  if (order === 'asc' || order === 'desc') return { by, order }
  return { by, order: by === sort.by ? sort.order : 'desc' }
}

/** Parses the page of a URL, at least 1. */
export const pageOf = (params: URLSearchParams): number =>
  Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)

/**
 * Sets values in a list's URL and goes back to the first page (LIST-01), which is written or left out. An empty value is
 * removed.
 */
export function setValues(
  params: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
  { writesFirstPage }: { writesFirstPage: boolean },
): void {
  if (writesFirstPage) params.set('page', '1')
  else params.delete('page')
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
}

/** Parameters of a list's URL that narrow nothing. */
export const notFilters: ReadonlySet<string> = new Set(['page', 'sortBy', 'sortOrder', 'lang', 'open', 'view', 'new'])

/** The filters and the search of a URL, in the order of their names. */
export function filtersOf(params: URLSearchParams): string {
  const filters = new URLSearchParams([...params].filter(([name, value]) => value && !notFilters.has(name)))
  filters.sort()
  return filters.toString()
}

/** Maps the URL of a list to the query of its operation. Leaves out values that the operation doesn't support. */
export function queryFrom(parameters: ListParameters, params: URLSearchParams): Record<string, unknown> {
  const { filters, sorts, limit } = parameters
  const search = params.get('search')?.trim()
  const { by, order } = sortFrom(parameters, params)
  const query: Record<string, unknown> = {
    page: pageOf(params),
    limit,
    ...(search && { search }),
    ...(sorts.length > 0 && { sortBy: by, sortOrder: order }),
  }
  for (const [name, kind] of Object.entries(filters)) {
    const value = valueOf(kind, params.getAll(name))
    if (value !== undefined) query[name] = value
  }
  return query
}

function valueOf(
  kind: FilterKind,
  texts: readonly string[],
): string | boolean | number | readonly string[] | undefined {
  const [text = ''] = texts
  if (typeof kind !== 'string') {
    if (!('anyOf' in kind)) return kind.find((value) => value === text)
    const chosen = kind.anyOf.filter((value) => texts.includes(value))
    return chosen.length > 0 ? chosen : undefined
  }
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined
  if (kind === 'text') return text || undefined
  if (kind === 'integer') return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  if (kind === 'texts') return text ? texts : undefined
  if (kind === 'moment') return momentIn(text)
  return dayBoundary(text, kind === 'lastDay')
}

/** Converts a day and time in Vietnam (`2026-11-21T08:30`). */
function momentIn(text: string): string | undefined {
  const moment = Date.parse(`${text}:00+07:00`)
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
}

/** Converts a day in Vietnam to the moment it begins or, for the last day of a range, the moment after it ends. */
function dayBoundary(day: string, isLast: boolean): string | undefined {
  const start = Date.parse(`${day}T00:00:00+07:00`)
  if (Number.isNaN(start)) return undefined
  return new Date(isLast ? start + 86_400_000 : start).toISOString()
}
