import { cloneElement, isValidElement } from 'react'

/** Texts that people paste, import or mistype. Each replaces all texts of a story. */
export const absurdTexts = {
  // Uses letters without kerning: Chromium reshapes kerned ones for every line, which takes seconds per page.
  '5,000 letters without a space': 'n'.repeat(5000),
  'right-to-left words and emoji': `سوق عائم على النهر עם פירות ודגים ${'👩‍👩‍👧‍👦🏳️‍🌈🥭'.repeat(40)}`,
} as const

/** The last day with a four-digit year, and the largest safe integer. */
export const lastDay = '9999-12-31'
export const largestNumber = Number.MAX_SAFE_INTEGER

/** Returns the absurd replacement of a story's value, or the value itself. */
export type Replace = (value: unknown, name: string) => unknown

/** Props whose strings have a meaning in code. */
const meaningful =
  /^(id|key|value|href|src|srcSet|sizes|target|rel|type|className|style|fill|d|points|transform|viewBox|pattern|accept|allowed|placement|autoComplete|currency|timeZone|aria-(labelledby|describedby|controls|owns)|data-.*)$/

/** Whether a string is text for people: has a space, an initial capital or a non-ASCII letter, and isn't a constant. */
const isWords = (text: string) => /^\p{Lu}|\s|\P{ASCII}/u.test(text) && !/^[A-Z0-9_]+$/.test(text)

/**
 * Maximum number of places in a story that get the whole text. The others get its beginning, because a table of long
 * texts takes seconds to render.
 */
const maxWhole = 6

/** Replaces each text for people by `text`. Distinct texts stay distinct and stable across renders. */
export function replaceWords(text: string): Replace {
  const known = new Map<unknown, string>()
  const beginning = text.slice(0, 40)
  return (value, name) => {
    if (typeof value !== 'string' || meaningful.test(name) || !isWords(value) || value.startsWith(beginning))
      return value
    if (value.startsWith('<')) return value.replace(/>[^<]+</g, `>${text}<`)
    const replaced = known.get(value) ?? `${known.size < maxWhole ? text : beginning}${known.size + 1}`
    known.set(value, replaced)
    return replaced
  }
}

const isoDay = /^\d{4}-\d{2}-\d{2}/

/** Replaces numbers and days by the largest possible ones. */
export const replaceValues: Replace = (value, name) => {
  // Keeps the start of a range, which must not equal its end.
  if (/^(min|from|start)/.test(name)) return value
  if (typeof value === 'number' && !sizes.has(name)) return largestNumber
  if (typeof value === 'string' && !meaningful.test(name)) return value.replace(isoDay, lastDay)
  if (typeof value === 'string' && name === 'value') return value.replace(isoDay, lastDay)
  if (value instanceof Date) return new Date(`${lastDay}T12:00:00Z`)
  return value
}

/** Numbers chosen in code, not imported: counts, sizes and durations. */
const sizes = new Set([
  'level',
  'gap',
  'columns',
  'length',
  'lines',
  'pageSize',
  'skeletonCount',
  'delay',
  'minWidth',
  'width',
  'height',
  'size',
  'strokeWidth',
  'tabIndex',
  'rows',
])

/** Replaces values in props recursively, including those of elements, options and rows. */
export function replaceIn(props: Readonly<Record<string, unknown>>, replace: Replace): Record<string, unknown> {
  const replaceOne = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => replaceOne(one, name))
    if (isValidElement<Record<string, unknown>>(value)) return cloneElement(value, replaceAll(value.props))
    const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    return isPlain && name !== 'style' ? replaceAll(value as Record<string, unknown>) : replace(value, name)
  }
  const replaceAll = (object: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, replaceOne(value, name)]))
  return replaceAll(props)
}
