import { ChartAxes, chartHeight, chartMargin, chartStart, figureWidth } from '../chart/chart-axes.tsx'
import { ChartFigure } from '../chart/chart-figure.tsx'
import type { ChartProps } from '../chart/chart-props.ts'
import { niceTicks, scaleLinear } from '../chart/scale.ts'

/** Space that the value above a bar needs, px. Where bars are closer, only the table shows the values. */
const valueWidth = 48
/** Longer values are shown above their bar only where they fit. */
const maxLetters = 12

/** A bar chart that compares amounts, with those of the period before behind them. */
export function BarChart({ formatTick, ...chart }: ChartProps) {
  const { data } = chart
  const formatValue = chart.formatValue ?? String
  const formatAxis = formatTick ?? formatValue
  const ticks = niceTicks(Math.max(0, ...data.flatMap(({ value, previous = 0 }) => [value, previous])))
  const bottom = chartHeight - chartMargin.bottom
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [bottom, chartMargin.top])

  const start = chartStart(ticks.map(formatAxis))
  const isRoomFor = (words: string, slot: number) =>
    slot >= (words.length > maxLetters ? words.length * figureWidth : valueWidth)

  function drawing(width: number) {
    const slot = (width - start - chartMargin.end) / Math.max(1, data.length)
    const barWidth = Math.min(56, slot * 0.64)
    const x = (index: number) => start + slot * (index + 0.5)
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
        {data.map((datum, index) => (
          <g key={datum.label}>
            <title>{`${datum.label}: ${formatValue(datum.value)}`}</title>
            {datum.previous !== undefined && (
              <rect
                className="ui-chart-bar-before"
                x={x(index) - slot * 0.44}
                y={y(datum.previous)}
                width={slot * 0.88}
                height={Math.max(0, bottom - y(datum.previous))}
                rx="3"
              />
            )}
            <rect
              className="ui-chart-bar"
              x={x(index) - barWidth / 2}
              y={y(datum.value)}
              width={barWidth}
              height={Math.max(0, bottom - y(datum.value))}
              rx={Math.min(4, barWidth / 4)}
            />
            {isRoomFor(formatValue(datum.value), slot) && (
              <text className="ui-chart-value" x={x(index)} y={y(datum.value) - 6} textAnchor="middle">
                {formatValue(datum.value)}
              </text>
            )}
          </g>
        ))}
      </>
    )
  }

  return <ChartFigure {...chart}>{drawing}</ChartFigure>
}
