/** The sorted column and its direction. */
export interface TableSort {
  by: string
  order: 'asc' | 'desc'
}

/** Returns the sort order after a press on a header: reverses the sorted column, and starts another one descending. */
export function nextSort(current: TableSort | undefined, columnId: string): TableSort {
  if (current?.by !== columnId) return { by: columnId, order: 'desc' }
  return { by: columnId, order: current.order === 'desc' ? 'asc' : 'desc' }
}
