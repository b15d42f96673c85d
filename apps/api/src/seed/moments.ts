import { startOfVietnamMonth } from '@chonoi/domain'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Reference times of the demo, relative to the seeding. */
export interface Moments {
  now: Date
  monthStart: Date
  /** Opening of the platform. */
  opening: Date
}

export function momentsOf(now: Date): Moments {
  return { now, monthStart: startOfVietnamMonth(now), opening: new Date(now.getTime() - 430 * day) }
}

export const before = (moment: Date, span: number): Date => new Date(moment.getTime() - span)
export const after = (moment: Date, span: number): Date => new Date(moment.getTime() + span)
