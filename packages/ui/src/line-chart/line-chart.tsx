import { ChartAxes, chartHeight, chartMargin, chartStart, figureWidth } from '../chart/chart-axes.tsx'
import { ChartFigure } from '../chart/chart-figure.tsx'
import type { ChartProps } from '../chart/chart-props.ts'
import { linePath, niceTicks, scaleLinear } from '../chart/scale.ts'
import { endLabelY } from './end-label.ts'

export type { ChartDatum, ChartProps } from '../chart/chart-props.ts'

/** Minimum width of the plot for a last value next to its end, px. */
const wide = 480

/** A line chart of a number over time. */
export function LineChart({ formatTick, ...chart }: ChartProps) {
  const { data } = chart
  const formatValue = chart.formatValue ?? String
  const formatAxis = formatTick ?? formatValue
  const values = data.map((datum) => datum.value)
  const ticks = niceTicks(Math.max(0, ...values))
  const bottom = chartHeight - chartMargin.bottom
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [bottom, chartMargin.top])

  const start = chartStart(ticks.map(formatAxis))
  const lastWords = formatValue(values.at(-1) ?? 0)

  function drawing(width: number) {
    const isWide = width >= wide
    const end = isWide ? lastWords.length * figureWidth + 12 : chartMargin.end
    const x = scaleLinear([0, Math.max(1, data.length - 1)], [start + 16, width - end])
    const points = values.map((value, index) => ({ x: x(index), y: y(value) }))
    const first = points[0]
    const last = points.at(-1)
    return (
      <>
        <ChartAxes
          width={width}
          start={start}
          ticks={ticks}
          y={y}
          x={x}
          formatValue={formatAxis}
          labels={data.map((datum) => datum.label)}
        />
        {first && last && (
          <>
            <path className="ui-chart-area" d={`${linePath(points)}L${last.x} ${bottom}L${first.x} ${bottom}Z`} />
            <path className="ui-chart-line" d={linePath(points)} />
            <circle className="ui-chart-dot" cx={last.x} cy={last.y} r="4" />
            <text
              className="ui-chart-value"
              x={isWide ? last.x + 8 : last.x}
              y={isWide ? last.y + 4 : endLabelY(points, bottom)}
              textAnchor={isWide ? 'start' : 'end'}
            >
              {lastWords}
            </text>
          </>
        )}
      </>
    )
  }

  return <ChartFigure {...chart}>{drawing}</ChartFigure>
}
