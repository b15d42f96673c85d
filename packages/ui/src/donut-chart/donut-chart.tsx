import { useId } from 'react'
import { ChartFigure } from '../chart/chart-figure.tsx'
import { ChartKey, ChartPatterns, fillOf } from '../chart/chart-looks.tsx'
import type { ChartAmount, ChartCaption } from '../chart/chart-props.ts'
import { maxSeries } from '../chart/chart-series.ts'
import { ShareTable } from '../chart/share-table.tsx'
import { formatShare } from '../chart/share.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { ringPath } from './ring-path.ts'

export interface DonutChartProps extends ChartCaption {
  title: string
  /** The parts of the whole, the largest first. Beyond six the smallest are drawn as one; the table shows each. */
  data: readonly ChartAmount[]
  /** Header of the labels' column in the table, e.g. "Trạng thái". */
  labelHeader: string
  /** Header of the values' column in the table, e.g. "Số đơn". */
  valueHeader: string
  /** Under the sum in the middle, e.g. "đơn". Default `valueHeader`. */
  totalLabel?: string
  /** Formats a value, e.g. as money. Default: the plain number. */
  formatValue?: (value: number) => string
  /** Formats the sum in the middle, where there is room for about eight letters. Default `formatValue`. */
  formatTotal?: (value: number) => string
}

/** A ring of the parts of a whole, each with its name, its amount and its share beside it. */
export function DonutChart(props: DonutChartProps) {
  const {
    data,
    labelHeader,
    valueHeader,
    totalLabel,
    formatValue = String,
    formatTotal,
    ...figure
  } = withoutNulls(props)
  const { labels, locale } = useUi()
  const id = useId()
  const total = data.reduce((sum, { value }) => sum + Math.max(0, value), 0)
  const parts = foldedParts(data, labels.others)
  const arcs = arcsOf(parts, total)
  return (
    <ChartFigure
      {...figure}
      isEmpty={data.length === 0}
      table={<ShareTable {...{ title: figure.title, data, total, labelHeader, valueHeader, formatValue }} />}
    >
      <div className="ui-donut">
        <div className="ui-donut-ring" aria-hidden="true">
          <svg viewBox="0 0 160 160">
            <ChartPatterns id={id} count={parts.length} />
            {total === 0 && <path className="ui-donut-track" d={ringPath(0, 1)} />}
            {arcs.map(({ label, from, to }, index) => (
              <path key={label} className="ui-donut-part" fill={fillOf(id, index)} d={ringPath(from, to)} />
            ))}
          </svg>
          <p className="ui-donut-middle">
            <span className="ui-donut-total">{(formatTotal ?? formatValue)(total)}</span>
            <span className="ui-donut-word">{totalLabel ?? valueHeader}</span>
          </p>
        </div>
        <ul className="ui-donut-parts">
          {parts.map(({ label, value }, index) => (
            <li key={label}>
              <ChartKey index={index} keys="areas" id={id} />
              <span className="ui-donut-name">{label}</span>
              <span className="ui-donut-amount">
                <span className="ui-donut-value">{formatValue(value)}</span>
                <span className="ui-donut-share">{formatShare(value, total, locale)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  )
}

/** As many parts as can be told apart; the last of them holds the rest. */
function foldedParts(data: readonly ChartAmount[], others: string): readonly ChartAmount[] {
  if (data.length <= maxSeries) return data
  const rest = data.slice(maxSeries - 1)
  return [...data.slice(0, maxSeries - 1), { label: others, value: rest.reduce((sum, { value }) => sum + value, 0) }]
}

/** The parts with the shares of the whole between which they are drawn. */
function arcsOf(parts: readonly ChartAmount[], total: number) {
  let reached = 0
  return parts.map(({ label, value }) => {
    const from = reached
    reached += total > 0 ? Math.max(0, value) / total : 0
    return { label, from, to: reached }
  })
}
