import type { StockAdjustmentInput } from '@chonoi/contract'

/** The server takes that many at a time. */
export const maxAdjustments = 200

export type WrongLine = 'quantity' | 'item'

/** An adjustment with the number of its line, or why it can't be read. */
export type AdjustmentLine = { row: number } & ({ adjustment: StockAdjustmentInput } | { wrong: WrongLine })

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const cell = /(?:"((?:[^"]|"")*)"|([^,;\t]*))(?:[,;\t]|$)/g

const cellsOf = (line: string) =>
  [...line.matchAll(cell)].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())

/**
 * Reads lines of SKU or product id, quantity and note, separated by commas, semicolons or tabs. Skips blank lines and a
 * first line of headings.
 */
export function adjustmentLines(text: string): AdjustmentLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ row: index + 1, line }))
    .filter(({ line }) => line.trim() !== '')
  return lines.flatMap(({ row, line }, index): AdjustmentLine[] => {
    const [item = '', typed = '', reason = ''] = cellsOf(line)
    const quantity = Number(typed)
    const isWhole = typed !== '' && Number.isSafeInteger(quantity) && quantity !== 0
    if (!isWhole && index === 0 && !/\d/.test(typed)) return []
    if (item === '') return [{ row, wrong: 'item' }]
    if (!isWhole || Math.abs(quantity) > 10_000_000) return [{ row, wrong: 'quantity' }]
    const named = uuid.test(item) ? { productId: item } : { sku: item.slice(0, 60) }
    return [{ row, adjustment: { ...named, quantity, ...(reason && { reason: reason.slice(0, 500) }) } }]
  })
}
