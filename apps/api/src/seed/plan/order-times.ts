import { startOfVietnamDay } from '@chonoi/domain'
import { after, day, hour, minute, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'

/** Hours of purchases. Busy hours appear several times. */
const hoursOfBuying = [7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 14, 15, 16, 17, 19, 20, 20, 21, 21, 22]

const inDay = (midnight: Date, random: Random) =>
  after(midnight, random.pick(hoursOfBuying) * hour + random.between(0, 59 * 60) * 1000)

/** Picks a past time of the current month, even when the month began a minute ago. */
export function timeThisMonth(random: Random, { now, monthStart }: Moments): Date {
  const span = now.getTime() - monthStart.getTime()
  const at = inDay(after(monthStart, Math.floor((random.next() * span) / day) * day), random)
  return at < after(now, -4 * minute) ? at : after(monthStart, random.next() * span)
}

/** Picks the times of checkouts from the platform's second month to the end of last month, increasing every month. */
export function pastTimes(random: Random, { now, monthStart }: Moments): Date[] {
  const times: Date[] = []
  for (let age = 395; age >= 0; age--) {
    const midnight = startOfVietnamDay(now, age)
    const expected = 1.65 * Math.exp(-age / 420)
    const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0)
    for (let made = 0; made < count; made++) times.push(inDay(midnight, random))
  }
  return times.filter((at) => at < monthStart)
}
