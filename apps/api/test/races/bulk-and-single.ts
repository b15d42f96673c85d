import { atOnce, times } from './at-once.ts'
import type { Ending } from './facts.ts'

/** An answer for many rows, or a refusal of the whole call. */
interface BulkEnding extends Ending {
  data?: { succeeded: number } | undefined
}

/** What the calls of such a race did. */
export interface Together {
  endings: readonly Ending[]
  /** Rows that were changed, by calls for one and for many. */
  changed: number
}

/** People change the same rows: in bulk, from both ends of the list, and one by one. */
export async function inBulkAndSingly(
  calls: number,
  ids: readonly string[],
  { inBulk, singly }: { inBulk: (ids: string[]) => Promise<BulkEnding>; singly: (id: string) => Promise<Ending> },
): Promise<Together> {
  let changed = 0
  const endings = await atOnce<Ending>(
    times(calls, (index) => async () => {
      if (index % 3 === 2) {
        const ending = await singly(ids[Math.floor(index / 3) % ids.length] ?? '')
        if (ending.response.status < 300) changed++
        return ending
      }
      const ending = await inBulk(index % 3 === 0 ? [...ids] : ids.toReversed())
      changed += ending.data?.succeeded ?? 0
      return ending
    }),
  )
  return { endings, changed }
}

export const succeeded = (endings: readonly Ending[]): number =>
  endings.filter(({ response }) => response.status < 300).length
