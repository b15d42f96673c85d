import type { DataGridColumn } from './grid-values.ts'

/** The headers of a grid's columns. */
export function GridHead<Row>({ columns }: { columns: readonly DataGridColumn<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, kind, size, isReadOnly }, at) => (
          <th
            key={id}
            scope="col"
            data-size={size ?? 'md'}
            data-numeric={kind === 'number' || kind === 'money' || undefined}
            data-fixed={(at === 0 && isReadOnly) || undefined}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  )
}
