import type { ListView, SchemaOf } from '@chonoi/contract'
import { readTableLayout, type TableLayout } from '@chonoi/ui/data-table'
import type { TableView, TableViewState } from '@chonoi/ui/table-views'
import type { ListOperation } from './list-parameters.ts'
import { filtersOf } from './list-address.ts'
import { sortOf } from './list-query.ts'
import type { ListArrangement } from './use-list-state.ts'

type Layout = SchemaOf<'ListLayout'>

/** Reads a view of the server for the table. */
export function tableViewOf(operation: ListOperation, view: ListView): TableView {
  const params = new URLSearchParams(view.query)
  return {
    ...{ id: view.id, name: view.name, isDefault: view.isDefault },
    ...viewStateOf({ filters: filtersOf(params), sort: sortOf(operation, params), layout: layoutOf(view.layout) }),
  }
}

/** What the server keeps of a view. */
export function keptViewOf({ name, isDefault = false, ...state }: Omit<TableView, 'id'>) {
  const { filters, sort, layout } = arrangementOf(state)
  const query = new URLSearchParams(filters)
  query.set('sortBy', sort.by)
  query.set('sortOrder', sort.order)
  return { name, isDefault, query: query.toString(), layout: keptLayoutOf(layout) }
}

export const viewStateOf = ({ filters, sort, layout }: ListArrangement): TableViewState => ({
  layout,
  sort,
  filters: { query: filters },
})

export const arrangementOf = ({ filters, sort, layout }: TableViewState): ListArrangement => ({
  filters: filters?.query ?? '',
  sort: sort ?? { by: 'createdAt', order: 'desc' },
  layout,
})

function layoutOf({ order, columns, density }: Layout): TableLayout {
  return readTableLayout({
    ...(order && { order }),
    ...(density && { density }),
    shown: Object.fromEntries(columns.flatMap(({ id, isShown }) => (isShown === undefined ? [] : [[id, isShown]]))),
    pinned: Object.fromEntries(columns.flatMap(({ id, pin }) => (pin ? [[id, pin]] : []))),
    widths: Object.fromEntries(columns.flatMap(({ id, width }) => (width ? [[id, width]] : []))),
  })
}

function keptLayoutOf({ order, shown = {}, pinned = {}, widths = {}, density }: TableLayout): Layout {
  const ids = new Set([shown, pinned, widths].flatMap((part) => Object.keys(part)))
  const columns = [...ids].map((id) => {
    const [isShown, pin, width] = [shown[id], pinned[id], widths[id]]
    return {
      id,
      ...(isShown !== undefined && { isShown }),
      ...(pin && { pin }),
      ...(width && { width: Math.round(width) }),
    }
  })
  return { columns, ...(order && { order: [...order] }), ...(density && { density }) }
}
