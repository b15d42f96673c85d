import { startOfVietnamDay } from '../platform/vietnam-calendar.ts'

/** DASH-21: the periods of the dashboard's figures, in days. */
export const dashboardWindows = [7, 30, 90] as const

export type DashboardWindow = (typeof dashboardWindows)[number]

/** The start of the window (today is its last day), and the start of the equally long one before it (DASH-23). */
export function growthWindow(now: Date, days: DashboardWindow): { from: Date; previousFrom: Date } {
  return { from: startOfVietnamDay(now, days - 1), previousFrom: startOfVietnamDay(now, 2 * days - 1) }
}

export type Growth = { readonly current: number; readonly previous: number; readonly changePercent: number | null }

/** The change in percent with one decimal; null when there was nothing to compare with. */
export function growthOf(current: number, previous: number): Growth {
  const changePercent = previous === 0 ? null : Math.round(((current - previous) * 1000) / previous) / 10
  return { current, previous, changePercent }
}
