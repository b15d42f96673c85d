/**
 * The roles a table has by itself, written out: Safari forgets them where CSS lays rows out as cards, and screen readers
 * would then read loose text.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
