/** Pixels. */
export const chartHeight = 240

/** Pixels kept free around the drawing for words; at the start more where the values of the axis are long. */
export const chartMargin = { start: 52, end: 16, top: 24, bottom: 28 } as const

/** Pixels that a figure takes at most. */
export const figureWidth = 7

/** Pixels between the values of the axis and the drawing. */
const axisGap = 8

/** Where the drawing starts so that the values beside it stand whole: a figure cut short would be another one. */
export function chartStart(values: readonly string[]): number {
  const longest = Math.max(0, ...values.map((value) => value.length))
  return Math.max(chartMargin.start, longest * figureWidth + axisGap)
}

/** Pixels that a label under the drawing takes at least. */
const labelWidth = 56

/** Letters of a label that are drawn; it stands whole in the table of the chart. */
const mostLetters = 16

const shorten = (label: string) =>
  label.length <= mostLetters ? label : `${[...label].slice(0, mostLetters - 1).join('')}…`

export interface ChartAxesProps {
  width: number
  /** Where the drawing starts, px. */
  start: number
  ticks: readonly number[]
  y: (value: number) => number
  formatValue: (value: number) => string
  /** Under the drawing; so many that they would touch are thinned out. */
  labels: readonly string[]
  x: (index: number) => number
}

/** Horizontal lines with their values, and the labels under the drawing. */
export function ChartAxes({ width, start, ticks, y, formatValue, labels, x }: ChartAxesProps) {
  const every = Math.ceil((labels.length * labelWidth) / (width - start))
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="ui-chart-grid" x1={start} x2={width - chartMargin.end} y1={y(tick)} y2={y(tick)} />
          <text className="ui-chart-word" x={start - axisGap} y={y(tick) + 4} textAnchor="end">
            {formatValue(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          index % every === 0 && (
            <text key={label} className="ui-chart-word" x={x(index)} y={chartHeight - 8} textAnchor="middle">
              {shorten(label)}
            </text>
          ),
      )}
    </>
  )
}
