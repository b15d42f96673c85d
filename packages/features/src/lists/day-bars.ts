/** Up to this many days have a bar each; more are summed by month. */
const maxDailyBars = 92

export interface Bar {
  label: string
  value: number
  previous: number
}

/** The amount of a day, and of the day in the same place of the period before. */
export interface DayAmount {
  date: string
  value: number
  previous: number
}

/** The bars of a period, one for each day, or for each month of a long one. */
export function barsOfDays(days: readonly DayAmount[]): { bars: Bar[]; unit: 'day' | 'month' } {
  if (days.length <= maxDailyBars) {
    const bars = days.map(({ date, ...amounts }) => ({ label: `${date.slice(8)}/${date.slice(5, 7)}`, ...amounts }))
    return { bars, unit: 'day' }
  }
  const months = Map.groupBy(days, ({ date }) => `${date.slice(5, 7)}/${date.slice(0, 4)}`)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const bars = [...months].map(([label, own]) => ({
    label,
    value: sum(own.map(({ value }) => value)),
    previous: sum(own.map(({ previous }) => previous)),
  }))
  return { bars, unit: 'month' }
}
