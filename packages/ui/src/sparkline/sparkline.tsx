import type { ComponentProps } from 'react'
import { classNames } from '../base/class-names.ts'
import { linePath, scaleLinear } from '../chart/scale.ts'

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** In chronological order; a line needs at least two. */
  values: readonly number[]
  /** Describes the chart, e.g. "Rose from 3 to 12 in 7 days". */
  label: string
}

const width = 120
const height = 32
const margin = 3

/** A small line chart that fits into a line of text. */
export function Sparkline({ values, label, className, ...rest }: SparklineProps) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [margin, width - margin])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - margin, margin])
  const points = values.map((value, index) => ({ x: x(index), y: y(value) }))
  const last = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={label}
      {...rest}
      className={classNames('ui-sparkline', className)}
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={linePath(points)} className="ui-chart-line" />
      {last && <circle cx={last.x} cy={last.y} r="2.5" className="ui-chart-dot" />}
    </svg>
  )
}
