import type { ComponentProps, ReactNode } from 'react'

export interface ChartDatum {
  /** Label on the axis, e.g. "T2" or "20/11". */
  label: string
  value: number
  /** What the same place held in the period before. Only in bar charts. */
  previous?: number
}

/** The data and labels of a chart. */
export interface ChartNumbers {
  title: string
  data: readonly ChartDatum[]
  /** Header of the labels' column in the table, e.g. "Ngày". */
  labelHeader: string
  /** Header of the values' column in the table, e.g. "Lượt xem". */
  valueHeader: string
  /** Header of the column with the values before, where data has them. */
  previousHeader?: string
  /** Formats a value, e.g. as money. Default: the plain number. */
  formatValue?: (value: number) => string
}

export interface ChartProps extends ChartNumbers, Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** One sentence that describes the chart: its text alternative and caption. */
  summary: ReactNode
  /** Formats the values of the axis, e.g. "1,2 tr". Default `formatValue`. */
  formatTick?: (value: number) => string
}
