/**
 * Explicit table roles. Safari drops the implicit ones where CSS lays rows out as cards, so that screen readers would
 * read loose text.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
