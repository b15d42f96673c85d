import { type ReactNode, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { Button } from '../button/button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { chartHeight } from './chart-axes.tsx'
import type { ChartProps } from './chart-props.ts'
import { ChartTable } from './chart-table.tsx'
import { useWidth } from './use-width.ts'

export interface ChartFigureProps extends Omit<ChartProps, 'formatTick'> {
  /** Renders the plot into an SVG of this width in px. */
  children: (width: number) => ReactNode
}

/** A chart with its caption. A button reveals the same numbers as a table. */
export function ChartFigure(props: ChartFigureProps) {
  const {
    title,
    summary,
    data,
    labelHeader,
    valueHeader,
    previousHeader,
    formatValue,
    className,
    children,
    ref,
    ...rest
  } = props
  const { labels } = useUi()
  const [isTable, setTable] = useState(false)
  const [figure, width] = useWidth<HTMLElement>(640)
  return (
    <figure {...rest} ref={useMergedRefs(figure, ref)} className={classNames('ui-chart', className)}>
      <figcaption>
        <p className="ui-chart-title">{title}</p>
        <p className="ui-chart-summary">{summary}</p>
      </figcaption>
      {data.length > 0 && (
        <>
          {isTable ? (
            <ChartTable {...{ title, data, labelHeader, valueHeader, previousHeader, formatValue }} />
          ) : (
            <svg
              className="ui-chart-drawing"
              aria-hidden="true"
              height={chartHeight}
              viewBox={`0 0 ${width} ${chartHeight}`}
            >
              {children(width)}
            </svg>
          )}
          <Button variant="ghost" size="sm" className="ui-chart-toggle" onClick={() => setTable(!isTable)}>
            {isTable ? labels.showAsChart : labels.showAsTable}
          </Button>
        </>
      )}
    </figure>
  )
}
