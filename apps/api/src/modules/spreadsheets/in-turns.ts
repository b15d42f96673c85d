/** Rows that are written before others get their turn: a few milliseconds. */
const turn = 1000

/** Also in the server of a browser, which has no timers of Node. */
const othersTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Turns rows into parts of a file, without holding the process for longer than a turn. */
export async function inTurns<Row, Part>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Part,
): Promise<readonly Part[]> {
  const parts: Part[] = []
  for (let from = 0; from < rows.length; from += turn) {
    if (from > 0) await othersTurn()
    parts.push(write(rows.slice(from, from + turn)))
  }
  return parts
}
