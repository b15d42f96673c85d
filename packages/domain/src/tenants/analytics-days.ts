import { vietnamDate } from '../platform/vietnam-calendar.ts'
import type { FieldProblem } from '../validation/field-problem.ts'

const day = 86_400_000
/** The longest period that is charted. */
export const maxAnalyticsDays = 366
const standardDays = 30

export type AnalyticsDays = {
  /** Both included, as YYYY-MM-DD. */
  readonly dateFrom: string
  readonly dateTo: string
}

const startOf = (date: string) => Date.parse(`${date}T00:00:00+07:00`)

/** The days of an analysis in Ho Chi Minh time, by default the last 30; or why they are refused. */
export function analyticsDays(
  asked: { readonly dateFrom?: string | undefined; readonly dateTo?: string | undefined },
  now: Date,
): AnalyticsDays | FieldProblem {
  const dateTo = asked.dateTo ?? vietnamDate(now)
  const dateFrom = asked.dateFrom ?? vietnamDate(new Date(startOf(dateTo) - (standardDays - 1) * day))
  const count = Math.round((startOf(dateTo) - startOf(dateFrom)) / day) + 1
  if (!(count >= 1)) return { field: 'dateFrom', code: 'date.invalid' }
  if (count > maxAnalyticsDays) return { field: 'dateFrom', code: 'too_many', params: { max: maxAnalyticsDays } }
  return { dateFrom, dateTo }
}
