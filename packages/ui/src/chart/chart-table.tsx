import { Table } from '../table/table.tsx'
import type { ChartNumbers } from './chart-props.ts'
import { seriesOf } from './chart-series.ts'

/** Shows the data of a chart as a table. */
export function ChartTable(chart: ChartNumbers) {
  const { title, data, labelHeader, previousHeader } = chart
  const series = seriesOf(chart)
  const formatValue = chart.formatValue ?? String
  return (
    <Table caption={title} isCaptionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" data-numeric="">
              {name}
            </th>
          ))}
          {previousHeader && (
            <th scope="col" data-numeric="">
              {previousHeader}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {data.map(({ label, previous }, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name} data-numeric="">
                {formatValue(values[index] ?? 0)}
              </td>
            ))}
            {previousHeader && <td data-numeric="">{typeof previous === 'number' ? formatValue(previous) : ''}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
