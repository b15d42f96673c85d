import { ChartAxes, chartHeight, chartMargin, chartStart, figureWidth } from '../chart/chart-axes.tsx'
import { fillOf } from '../chart/chart-looks.tsx'
import type { ChartProps } from '../chart/chart-props.ts'
import { seriesOf } from '../chart/chart-series.ts'
import { PlotFigure } from '../chart/plot-figure.tsx'
import { niceTicks, scaleLinear } from '../chart/scale.ts'

export interface BarChartProps extends ChartProps {
  /** Puts the values of several series on each other, for parts of a sum. Default beside each other. */
  isStacked?: boolean
}

/** Space that the value above a bar needs, px. Where bars are closer, only the table shows the values. */
const valueWidth = 48
/** Longer values are shown above their bar only where they fit. */
const maxLetters = 12

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A bar chart that compares amounts: with those of the period before behind them, or of several series. */
export function BarChart({ formatTick, isStacked, ...chart }: BarChartProps) {
  const { data } = chart
  const formatValue = chart.formatValue ?? String
  const formatAxis = formatTick ?? formatValue
  const series = seriesOf(chart)
  const isOnly = series.length === 1
  const valuesAt = (index: number) => series.map(({ values }) => Math.max(0, values[index] ?? 0))
  const highest = data.map(({ previous }, index) => {
    const values = valuesAt(index)
    return Math.max(previous ?? 0, isStacked ? sum(values) : Math.max(...values))
  })
  const ticks = niceTicks(Math.max(0, ...highest))
  const bottom = chartHeight - chartMargin.bottom
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [bottom, chartMargin.top])

  const start = chartStart(ticks.map(formatAxis))
  const isRoomFor = (words: string, slot: number) =>
    slot >= (words.length > maxLetters ? words.length * figureWidth : valueWidth)
  const slotIn = (width: number) => (width - start - chartMargin.end) / Math.max(1, data.length)
  const xIn = (index: number, width: number) => start + slotIn(width) * (index + 0.5)

  function drawing(width: number, patternsId: string) {
    const slot = slotIn(width)
    const x = (index: number) => xIn(index, width)
    const room = slot * (isOnly || isStacked ? 0.64 : 0.8)
    const barWidth = isOnly || isStacked ? Math.min(56, room) : Math.min(40, room / series.length)
    const radius = Math.min(4, barWidth / 4)
    /** The bars of a datum: where each begins and ends. */
    const barsAt = (index: number) => {
      const values = valuesAt(index)
      return values.map((value, at) => {
        const below = isStacked ? sum(values.slice(0, at)) : 0
        const shift = isStacked ? -barWidth / 2 : (at - series.length / 2) * barWidth
        return { at, left: x(index) + shift, top: y(below + value), height: Math.max(0, y(below) - y(below + value)) }
      })
    }
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
        {data.map(({ label, previous }, index) => {
          const top = isStacked ? sum(valuesAt(index)) : (valuesAt(index)[0] ?? 0)
          return (
            <g key={label}>
              {isOnly && typeof previous === 'number' && (
                <rect
                  className="ui-chart-bar-before"
                  x={x(index) - slot * 0.44}
                  y={y(previous)}
                  width={slot * 0.88}
                  height={Math.max(0, bottom - y(previous))}
                  rx="3"
                />
              )}
              {barsAt(index).map(({ at, left, top: barTop, height }) => (
                <rect
                  key={series[at]?.name}
                  {...(isOnly
                    ? { className: 'ui-chart-bar' }
                    : { className: 'ui-chart-part', fill: fillOf(patternsId, at) })}
                  x={left}
                  y={barTop}
                  width={isOnly || isStacked ? barWidth : Math.max(1, barWidth - 2)}
                  height={height}
                  rx={isStacked ? 0 : radius}
                />
              ))}
              {(isOnly || isStacked) && isRoomFor(formatValue(top), slot) && (
                <text className="ui-chart-value" x={x(index)} y={y(top) - 6} textAnchor="middle">
                  {formatValue(top)}
                </text>
              )}
            </g>
          )
        })}
      </>
    )
  }

  return (
    <PlotFigure {...chart} keys="areas" x={xIn}>
      {drawing}
    </PlotFigure>
  )
}
