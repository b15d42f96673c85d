/** Pixels. */
export const chartHeight = 240

/** Pixels kept free around the drawing for words. */
export const chartMargin = { start: 52, end: 16, top: 24, bottom: 28 } as const

/** Pixels that a label under the drawing takes at least. */
const labelWidth = 56

export interface ChartAxesProps {
  width: number
  ticks: readonly number[]
  y: (value: number) => number
  formatValue: (value: number) => string
  /** Under the drawing; so many that they would touch are thinned out. */
  labels: readonly string[]
  x: (index: number) => number
}

/** Horizontal lines with their values, and the labels under the drawing. */
export function ChartAxes({ width, ticks, y, formatValue, labels, x }: ChartAxesProps) {
  const every = Math.ceil((labels.length * labelWidth) / (width - chartMargin.start))
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className="ui-chart-grid"
            x1={chartMargin.start}
            x2={width - chartMargin.end}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className="ui-chart-word" x={chartMargin.start - 8} y={y(tick) + 4} textAnchor="end">
            {formatValue(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          index % every === 0 && (
            <text key={label} className="ui-chart-word" x={x(index)} y={chartHeight - 8} textAnchor="middle">
              {label}
            </text>
          ),
      )}
    </>
  )
}
