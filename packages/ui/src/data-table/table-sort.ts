/** Which column orders the rows, and which way. */
export interface TableSort {
  by: string
  order: 'asc' | 'desc'
}

/** The sorting after a press on a column's header: the sorted column turns round, a new one starts descending. */
export function nextSort(current: TableSort | undefined, columnId: string): TableSort {
  if (current?.by !== columnId) return { by: columnId, order: 'desc' }
  return { by: columnId, order: current.order === 'desc' ? 'asc' : 'desc' }
}
