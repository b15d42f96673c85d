import { ChartAxes, chartHeight, chartMargin, chartStart, figureWidth } from '../chart/chart-axes.tsx'
import type { ChartProps } from '../chart/chart-props.ts'
import { seriesOf } from '../chart/chart-series.ts'
import { PlotFigure } from '../chart/plot-figure.tsx'
import { linePath, niceTicks, scaleLinear } from '../chart/scale.ts'
import { endLabelY, spreadEnds } from './end-label.ts'

export type { ChartDatum, ChartProps } from '../chart/chart-props.ts'

/** Minimum width of the plot for a last value next to its end, px. */
const wide = 480

/** A line chart of numbers over time. Several lines have a legend, and a pattern of dashes each. */
export function LineChart({ formatTick, ...chart }: ChartProps) {
  const { data } = chart
  const formatValue = chart.formatValue ?? String
  const formatAxis = formatTick ?? formatValue
  const series = seriesOf(chart)
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)))
  const bottom = chartHeight - chartMargin.bottom
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [bottom, chartMargin.top])

  const start = chartStart(ticks.map(formatAxis))
  const lastWords = series.map(({ values }) => formatValue(values.at(-1) ?? 0))
  const longest = Math.max(0, ...lastWords.map((words) => words.length))
  const isOnly = series.length === 1

  function xIn(width: number) {
    const end = width >= wide ? longest * figureWidth + 12 : chartMargin.end
    return scaleLinear([0, Math.max(1, data.length - 1)], [start + 16, width - end])
  }

  function drawing(width: number) {
    const isWide = width >= wide
    const x = xIn(width)
    const ends = spreadEnds(
      series.map(({ values }) => y(values.at(-1) ?? 0)),
      bottom,
    )
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
        {series.map(({ name, values }, index) => {
          const points = values.map((value, at) => ({ x: x(at), y: y(value) }))
          const first = points[0]
          const last = points.at(-1)
          if (!first || !last) return null
          return (
            <g key={name}>
              {isOnly && (
                <path className="ui-chart-area" d={`${linePath(points)}L${last.x} ${bottom}L${first.x} ${bottom}Z`} />
              )}
              <path className="ui-chart-line" data-series={index + 1} d={linePath(points)} />
              <circle className="ui-chart-dot" data-series={index + 1} cx={last.x} cy={last.y} r="4" />
              {isOnly && (
                <text
                  className="ui-chart-value"
                  x={isWide ? last.x + 8 : last.x}
                  y={isWide ? last.y + 4 : endLabelY(points, bottom)}
                  textAnchor={isWide ? 'start' : 'end'}
                >
                  {lastWords[index]}
                </text>
              )}
              {!isOnly && isWide && (
                <text className="ui-chart-value" x={last.x + 8} y={(ends[index] ?? last.y) + 4}>
                  {lastWords[index]}
                </text>
              )}
            </g>
          )
        })}
      </>
    )
  }

  return (
    <PlotFigure {...chart} keys="lines" x={(index, width) => xIn(width)(index)}>
      {drawing}
    </PlotFigure>
  )
}
