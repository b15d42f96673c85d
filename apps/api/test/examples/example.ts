import { canary } from '../permissions/rows.ts'

/** A call that a test really sent, and its answer: what the API reference shows of an operation. */
export interface Example {
  path: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  body?: unknown
  status: number
  answer?: unknown
}

const usualEntries = 2
const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const number = /\b(CN|NT)-\d{6}-[\dA-Z]+/g
/** What makes the arranged names unique. */
const ending = /-m[\da-z]{8}\b/g
const words = [canary, 'Bình hoa men lam'] as const
const secret = /^[\w-]{40,}(\.[\w-]+){0,2}$/
/** A second factor's secret, as text or in its address. */
const authenticatorSecret = /(?<=^|secret=)[A-Z2-7]{32}\b/

/** Replaces what differs from run to run (ids, times, numbers, secrets), and shortens lists without changing their shape. */
export function toStableExample(example: Example): Example {
  const known = new Map<string, string>()
  const stableId = (found: string) => {
    if (!known.has(found)) known.set(found, `00000000-0000-4000-8000-${String(known.size + 1).padStart(12, '0')}`)
    return known.get(found) ?? found
  }
  const toStable = (value: unknown): unknown => {
    if (typeof value === 'string') return toStableText(value)
    if (Array.isArray(value)) return shorten(value).map(toStable)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toStable(inner)]))
    return value
  }
  const toStableText = (text: string) => {
    if (time.test(text)) return '2026-11-25T03:00:00.000Z'
    if (secret.test(text)) return 'made-by-the-server'.padEnd(43, '-')
    return text
      .replaceAll(id, stableId)
      .replaceAll(number, '$1-261125-7K3MPQ')
      .replaceAll(ending, '')
      .replace(authenticatorSecret, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
      .replaceAll(...words)
  }
  return toStable(example) as Example
}

/** Keeps the first entry, those that add to the shape of the ones before them, and at least two. */
function shorten(list: readonly unknown[]): readonly unknown[] {
  const seen = new Set<string>()
  const adds = list.map((entry) => {
    const before = seen.size
    for (const type of shapeOf(entry)) seen.add(type)
    return seen.size > before
  })
  let others = usualEntries - adds.filter(Boolean).length
  return list.filter((_, index) => adds[index] || others-- > 0)
}

/**
 * The names and types of an example, without its values: what must stay true when the test runs again. A list has the
 * types of all its entries, since rows of equal sort keys come in any order.
 */
export function shapeOf(value: unknown): string[] {
  return [...new Set(typesIn(value, ''))].toSorted()
}

function typesIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return [`${path}: list`, ...value.flatMap((entry) => typesIn(entry, `${path}[]`))]
  if (typeof value !== 'object' || value === null) return [`${path}: ${value === null ? 'null' : typeof value}`]
  return [`${path}: object`, ...Object.entries(value).flatMap(([name, inner]) => typesIn(inner, `${path}.${name}`))]
}
