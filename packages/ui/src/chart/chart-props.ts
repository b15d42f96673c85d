import type { ComponentProps, ReactNode } from 'react'

/** An amount with its name. */
export interface ChartAmount {
  /** E.g. "T2", "20/11" or "Đã giao". */
  label: string
  value: number
}

export interface ChartDatum {
  /** Label on the axis, e.g. "T2" or "20/11". */
  label: string
  /** With `series` one number for each, in their order. */
  value: number | readonly number[]
  /** What the same place held in the period before. Only in bar charts of one series. */
  previous?: number
}

/** The data and labels of a chart. */
export interface ChartNumbers {
  title: string
  data: readonly ChartDatum[]
  /** Names of the series, at most six: the legend and the columns of the table. Left away, there is one. */
  series?: readonly string[]
  /** Header of the labels' column in the table, e.g. "Ngày". */
  labelHeader: string
  /** Header of the values' column in the table, e.g. "Lượt xem". */
  valueHeader: string
  /** Header of the column with the values before, where data has them. */
  previousHeader?: string
  /** Formats a value, e.g. as money. Default: the plain number. */
  formatValue?: (value: number) => string
}

/** The caption of a chart and the attributes of its figure. */
export interface ChartCaption extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** One sentence that describes the chart: its text alternative and caption. */
  summary: ReactNode
}

export interface ChartProps extends ChartNumbers, ChartCaption {
  /** Formats the values of the axis, e.g. "1,2 tr". Default `formatValue`. */
  formatTick?: (value: number) => string
}
