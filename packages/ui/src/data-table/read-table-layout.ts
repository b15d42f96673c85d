import type { TableLayout } from './table-layout.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function recordOf<Value>(value: unknown, isWanted: (value: unknown) => value is Value): Record<string, Value> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Value] => isWanted(entry[1])))
}

const isText = (value: unknown) => typeof value === 'string'
const isYesOrNo = (value: unknown) => typeof value === 'boolean'
const isPin = (value: unknown) => value === 'start' || value === 'end' || value === 'none'
const isWidth = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 10_000

/** Parses a layout from untrusted input, such as storage or a URL. Ignores invalid parts. */
export function readTableLayout(stored: unknown): TableLayout {
  if (!isRecord(stored)) return {}
  const { order, shown, pinned, widths, density } = stored
  return {
    ...(Array.isArray(order) && { order: order.filter(isText) }),
    ...(isRecord(shown) && { shown: recordOf(shown, isYesOrNo) }),
    ...(isRecord(pinned) && { pinned: recordOf(pinned, isPin) }),
    ...(isRecord(widths) && { widths: recordOf(widths, isWidth) }),
    ...((density === 'compact' || density === 'comfortable') && { density }),
  }
}
