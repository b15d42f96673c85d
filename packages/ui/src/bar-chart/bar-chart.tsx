import { ChartAxes, chartHeight, chartMargin } from '../chart/chart-axes.tsx'
import { ChartFigure } from '../chart/chart-figure.tsx'
import type { ChartProps } from '../chart/chart-props.ts'
import { niceTicks, scaleLinear } from '../chart/scale.ts'

/** Pixels that the value on top of a bar takes; where bars stand closer the table has the values. */
const valueWidth = 48

/** Amounts side by side. */
export function BarChart({ formatTick, ...chart }: ChartProps) {
  const { data, formatValue = String } = chart
  const ticks = niceTicks(Math.max(0, ...data.map((datum) => datum.value)))
  const bottom = chartHeight - chartMargin.bottom
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [bottom, chartMargin.top])

  function drawing(width: number) {
    const slot = (width - chartMargin.start - chartMargin.end) / Math.max(1, data.length)
    const barWidth = Math.min(56, slot * 0.64)
    const x = (index: number) => chartMargin.start + slot * (index + 0.5)
    return (
      <>
        <ChartAxes
          width={width}
          ticks={ticks}
          y={y}
          x={x}
          formatValue={formatTick ?? formatValue}
          labels={data.map((datum) => datum.label)}
        />
        {data.map((datum, index) => (
          <g key={datum.label}>
            <rect
              className="ui-chart-bar"
              x={x(index) - barWidth / 2}
              y={y(datum.value)}
              width={barWidth}
              height={Math.max(0, bottom - y(datum.value))}
              rx="4"
            />
            {slot >= valueWidth && (
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
