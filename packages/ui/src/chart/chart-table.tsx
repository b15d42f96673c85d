import { Table } from '../table/table.tsx'
import type { ChartNumbers } from './chart-props.ts'

/** Shows the data of a chart as a table. */
export function ChartTable({ title, data, labelHeader, valueHeader, previousHeader, formatValue }: ChartNumbers) {
  return (
    <Table caption={title} isCaptionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          <th scope="col" data-numeric="">
            {valueHeader}
          </th>
          {previousHeader && (
            <th scope="col" data-numeric="">
              {previousHeader}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {data.map((datum) => (
          <tr key={datum.label}>
            <th scope="row">{datum.label}</th>
            <td data-numeric="">{(formatValue ?? String)(datum.value)}</td>
            {previousHeader && (
              <td data-numeric="">{datum.previous === undefined ? '' : (formatValue ?? String)(datum.previous)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
