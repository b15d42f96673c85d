import { withoutNulls } from '../base/without-nulls.ts'
import { ChartFigure } from '../chart/chart-figure.tsx'
import type { ChartAmount, ChartCaption } from '../chart/chart-props.ts'
import { ShareTable } from '../chart/share-table.tsx'
import { formatShare } from '../chart/share.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface FunnelChartProps extends ChartCaption {
  title: string
  /** The stages in their order, each a part of the one before. */
  data: readonly ChartAmount[]
  /** Header of the labels' column in the table, e.g. "Bước". */
  labelHeader: string
  /** Header of the values' column in the table, e.g. "Lượt". */
  valueHeader: string
  /** Formats a value. Default: the plain number. */
  formatValue?: (value: number) => string
}

/** How many remain from stage to stage, with the share that each keeps of the one before. */
export function FunnelChart(props: FunnelChartProps) {
  const { data, labelHeader, valueHeader, formatValue = String, ...figure } = withoutNulls(props)
  const { labels, locale } = useUi()
  const whole = Math.max(0, data[0]?.value ?? 0)
  const largest = Math.max(0, ...data.map(({ value }) => value))
  const percent = (value: number) => (largest > 0 ? (Math.max(0, value) / largest) * 100 : 0)
  return (
    <ChartFigure
      {...figure}
      isEmpty={data.length === 0}
      table={<ShareTable {...{ title: figure.title, data, total: whole, labelHeader, valueHeader, formatValue }} />}
    >
      <ol className="ui-funnel">
        {data.map(({ label, value }, index) => {
          const before = data[index - 1]
          const kept = before && formatShare(value, before.value, locale)
          return (
            <li key={label} className="ui-funnel-stage">
              <span className="ui-funnel-name">{label}</span>
              <span className="ui-funnel-value">{formatValue(value)}</span>
              <svg className="ui-funnel-bar" aria-hidden="true">
                <rect className="ui-funnel-track" width="100%" height="100%" rx="6" />
                <rect
                  className="ui-funnel-part"
                  x={`${(100 - percent(value)) / 2}%`}
                  width={`${percent(value)}%`}
                  height="100%"
                  rx="6"
                />
              </svg>
              {kept && <span className="ui-funnel-kept">{labels.keptOfStage(kept, before.label)}</span>}
            </li>
          )
        })}
      </ol>
    </ChartFigure>
  )
}
