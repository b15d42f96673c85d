import { vietnamDate } from '../platform/vietnam-calendar.ts'

/** The days of carriers that a parcel is under way. */
export type DaysUnderWay = { readonly least: number; readonly most: number }

/** When a parcel should arrive, as 2026-11-28. */
export type DeliveryEstimate = { readonly from: string; readonly to: string }

const withinProvince: DaysUnderWay = { least: 1, most: 2 }
const withinRegion: DaysUnderWay = { least: 2, most: 3 }
const betweenNeighbours: DaysUnderWay = { least: 3, most: 4 }
const acrossTheCountry: DaysUnderWay = { least: 3, most: 5 }
const anywhere: DaysUnderWay = { least: 2, most: 5 }

/** Codes of provinces run from north to south: the centre begins with Thanh Hóa (38) and ends with Lâm Đồng (68). */
const regionOf = (provinceCode: string) => (Number(provinceCode) < 38 ? 0 : Number(provinceCode) <= 68 ? 1 : 2)

/** How long a parcel travels between two provinces. An unknown one may be anywhere. */
export function daysUnderWay(from: string | null, to: string | null): DaysUnderWay {
  if (from === null || to === null) return anywhere
  if (from === to) return withinProvince
  const apart = Math.abs(regionOf(from) - regionOf(to))
  return apart === 0 ? withinRegion : apart === 1 ? betweenNeighbours : acrossTheCountry
}

const hour = 3_600_000
const day = 24 * hour
const isSunday = (at: Date) => new Date(vietnamDate(at)).getUTCDay() === 0

/** Orders until then are handed over on the same day. */
const handOverHour = 15

/** The day that is a number of carriers' days after a moment: from Monday to Saturday. */
function carrierDaysAfter(at: Date, days: number): Date {
  let there = at
  for (let left = days; left > 0; ) {
    there = new Date(there.getTime() + day)
    if (!isSunday(there)) left--
  }
  return there
}

/** When an order placed now should arrive. An expectation, not a promise: the shop names the day when it ships. */
export function deliveryEstimate(now: Date, from: string | null, to: string | null): DeliveryEstimate {
  const isLate = vietnamDate(new Date(now.getTime() + (24 - handOverHour) * hour)) !== vietnamDate(now)
  const handedOver = isLate || isSunday(now) ? carrierDaysAfter(now, 1) : now
  const { least, most } = daysUnderWay(from, to)
  return {
    from: vietnamDate(carrierDaysAfter(handedOver, least)),
    to: vietnamDate(carrierDaysAfter(handedOver, most)),
  }
}
