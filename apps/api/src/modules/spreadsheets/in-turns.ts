import { setImmediate } from 'node:timers/promises'

/** Rows that are written before others get their turn: a few milliseconds. */
const turn = 1000

/** Turns rows into parts of a file, without holding the process for longer than a turn. */
export async function inTurns<Row, Part>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Part,
): Promise<readonly Part[]> {
  const parts: Part[] = []
  for (let from = 0; from < rows.length; from += turn) {
    if (from > 0) await setImmediate()
    parts.push(write(rows.slice(from, from + turn)))
  }
  return parts
}
