import { Table } from '../table/table.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { ChartAmount } from './chart-props.ts'
import { formatShare } from './share.ts'

export interface ShareTableProps {
  title: string
  data: readonly ChartAmount[]
  /** What the shares are of. */
  total: number
  labelHeader: string
  valueHeader: string
  formatValue: (value: number) => string
}

/** Shows amounts with their share of the whole as a table. */
export function ShareTable({ title, data, total, labelHeader, valueHeader, formatValue }: ShareTableProps) {
  const { labels, locale } = useUi()
  return (
    <Table caption={title} isCaptionHidden density="compact">
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          <th scope="col" data-numeric="">
            {valueHeader}
          </th>
          <th scope="col" data-numeric="">
            {labels.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-numeric="">{formatValue(value)}</td>
            <td data-numeric="">{formatShare(value, total, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
