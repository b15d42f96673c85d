/** Pixels. */
export const chartHeight = 240

/** Margins for labels, px. The start margin grows with the values of the axis. */
export const chartMargin = { start: 52, end: 16, top: 24, bottom: 28 } as const

/** Maximum width of a digit, px. */
export const figureWidth = 7

/** Gap between the axis values and the plot, px. */
const axisGap = 8

/** Returns the start of the plot that leaves room for complete axis values. */
export function chartStart(values: readonly string[]): number {
  const longest = Math.max(0, ...values.map((value) => value.length))
  return Math.max(chartMargin.start, longest * figureWidth + axisGap)
}

/** Minimum width of a label under the plot, px. */
const labelWidth = 56

/** Maximum length of a label in the plot. The table shows it in full. */
const maxLetters = 16

const shorten = (label: string) =>
  label.length <= maxLetters ? label : `${[...label].slice(0, maxLetters - 1).join('')}…`

export interface ChartAxesProps {
  width: number
  /** Start of the plot, px. */
  start: number
  ticks: readonly number[]
  y: (value: number) => number
  formatValue: (value: number) => string
  /** Labels under the plot. Thinned out so that they don't overlap. */
  labels: readonly string[]
  x: (index: number) => number
}

/** Draws horizontal lines with their values, and the labels under the plot. */
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
