import type { SellerAnalytics } from '@chonoi/contract'
import { barsOfDays } from '../lists/day-bars.ts'

/** The bars of a shop's revenue. */
export const barsOf = ({ revenueByDay, previousByDay }: SellerAnalytics) =>
  barsOfDays(
    revenueByDay.map(({ date, revenueInCents }, index) => ({
      date,
      value: revenueInCents,
      previous: previousByDay[index]?.revenueInCents ?? 0,
    })),
  )
