import type { ReactNode } from 'react'
import { ChartFigure } from './chart-figure.tsx'
import { ChartPlot } from './chart-plot.tsx'
import type { ChartProps } from './chart-props.ts'
import { ChartTable } from './chart-table.tsx'

export interface PlotFigureProps extends Omit<ChartProps, 'formatTick'> {
  /** What the legend shows beside the names of several series. */
  keys: 'lines' | 'areas'
  /** Returns the x of a datum in a plot of this width, px. */
  x: (index: number, width: number) => number
  /** Renders the plot into an SVG of this width in px, with the fills of `patternsId`. */
  children: (width: number, patternsId: string) => ReactNode
}

/** A chart on two axes: its plot, whose values are read by pointer and keys, and its table. */
export function PlotFigure({ keys, x, children, ...chart }: PlotFigureProps) {
  const { data, series, labelHeader, valueHeader, previousHeader, formatValue, ...figure } = chart
  const numbers = { title: chart.title, data, series, labelHeader, valueHeader, previousHeader, formatValue }
  return (
    <ChartFigure {...figure} isEmpty={data.length === 0} table={<ChartTable {...numbers} />}>
      <ChartPlot {...numbers} keys={keys} x={x}>
        {children}
      </ChartPlot>
    </ChartFigure>
  )
}
