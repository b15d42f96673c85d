import { setTimeout } from 'node:timers/promises'
import { startOfVietnamDay } from '@chonoi/domain'
import { beforeEach } from 'vitest'

/** Longer than a test may take. */
const marginMs = 90_000

/** Returns how long a test must wait so that it begins and ends on the same day in Vietnam. */
export function untilRoomForATest(now: Date): number {
  const untilMidnight = startOfVietnamDay(now, -1).getTime() - now.getTime()
  return untilMidnight > marginMs ? 0 : untilMidnight
}

/** For a file whose tests compare days of the server with their own: none of them passes midnight in Vietnam. */
export function useOneDay(): void {
  beforeEach(() => setTimeout(untilRoomForATest(new Date())))
}
