import type { BulkAdjustStockResult, ProblemCode, StockAdjustmentInput } from '@chonoi/contract'
import { maxBulkRows } from '@chonoi/domain'
import { adjustmentOf, type LineCells, wrongColumn } from './adjustment-lines.ts'

/** How many lines a file may have. */
export const maxFileLines = 10_000

/** The lines of an adjustment. The grid shows as many as one call takes; the others wait and are sent after them. */
export interface AdjustmentSheet {
  shown: readonly LineCells[]
  waiting: readonly LineCells[]
}

export const sheetOf = (rows: readonly LineCells[]): AdjustmentSheet => ({
  shown: rows.slice(0, maxBulkRows),
  waiting: rows.slice(maxBulkRows),
})

/** The same lines, wrong ones first, where they can be seen. */
export const wrongFirst = (rows: readonly LineCells[]): LineCells[] => [
  ...rows.filter((cells) => wrongColumn(cells)),
  ...rows.filter((cells) => !wrongColumn(cells)),
]

export interface RefusedLine {
  cells: LineCells
  code: ProblemCode
}

interface Sent {
  affected: number
  refused: readonly RefusedLine[]
  /** From the call that failed on, in their order. */
  unsent: AdjustmentSheet
}

/**
 * Sends the lines call by call, and stops at one that fails. The lines of that call are then shown as they were sent, so
 * that another press repeats it with its Idempotency-Key.
 */
export async function sendInParts(
  { shown, waiting }: AdjustmentSheet,
  send: (adjustments: StockAdjustmentInput[]) => Promise<BulkAdjustStockResult>,
  onSent: (count: number) => void,
): Promise<Sent> {
  const parts = [shown]
  for (let start = 0; start < waiting.length; start += maxBulkRows)
    parts.push(waiting.slice(start, start + maxBulkRows))
  const refused: RefusedLine[] = []
  let affected = 0
  let sent = 0
  for (const [index, part] of parts.entries()) {
    const answer = await send(part.map(adjustmentOf)).catch(() => null)
    if (!answer) return { affected, refused, unsent: { shown: part, waiting: parts.slice(index + 1).flat() } }
    affected += answer.affected
    for (const [row, { code }] of answer.results.entries()) {
      const cells = part[row]
      if (code && cells) refused.push({ cells, code })
    }
    onSent((sent += part.length))
  }
  return { affected, refused, unsent: sheetOf([]) }
}
