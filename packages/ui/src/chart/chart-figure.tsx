import { type ReactNode, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Button } from '../button/button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { ChartCaption } from './chart-props.ts'

export interface ChartFigureProps extends ChartCaption {
  title: string
  /** Without data there is only the caption. */
  isEmpty: boolean
  /** Shown instead of the drawing when asked for. */
  table: ReactNode
  children: ReactNode
}

/** A chart with its caption. A button reveals the same numbers as a table. */
export function ChartFigure({ title, summary, isEmpty, table, className, children, ...rest }: ChartFigureProps) {
  const { labels } = useUi()
  const [isTable, setTable] = useState(false)
  return (
    <figure {...rest} className={classNames('ui-chart', className)}>
      <figcaption>
        <p className="ui-chart-title">{title}</p>
        <p className="ui-chart-summary">{summary}</p>
      </figcaption>
      {!isEmpty && (
        <>
          {isTable ? table : children}
          <Button variant="ghost" size="sm" className="ui-chart-toggle" onClick={() => setTable(!isTable)}>
            {isTable ? labels.showAsChart : labels.showAsTable}
          </Button>
        </>
      )}
    </figure>
  )
}
