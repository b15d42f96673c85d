import type { ComponentProps, ReactNode } from 'react'

export interface ChartDatum {
  /** On the axis, e.g. "T2" or "20/11". */
  label: string
  value: number
}

/** The numbers of a chart and the words around them. */
export interface ChartNumbers {
  title: string
  data: readonly ChartDatum[]
  /** Header of the labels' column in the table, e.g. "Ngày". */
  labelHeader: string
  /** Header of the values' column in the table, e.g. "Lượt xem". */
  valueHeader: string
  /** Writes a value, e.g. as money. Default: the plain number. */
  formatValue?: (value: number) => string
}

export interface ChartProps extends ChartNumbers, Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** What is seen, in one sentence: the text alternative and the caption. */
  summary: ReactNode
  /** Shorter writing for the axis, e.g. "1,2 tr". Default `formatValue`. */
  formatTick?: (value: number) => string
}
