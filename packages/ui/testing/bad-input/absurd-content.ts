import { cloneElement, isValidElement } from 'react'

/** What people paste, import and mistype; each stands in every place of words of a story. */
export const absurdTexts = {
  // Letters that the font doesn't kern: Chromium shapes those that it does anew for every line, seconds for a page.
  '5,000 letters without a space': 'n'.repeat(5000),
  'right-to-left words and emoji': `سوق عائم على النهر עם פירות ודגים ${'👩‍👩‍👧‍👦🏳️‍🌈🥭'.repeat(40)}`,
} as const

/** The last day that can be written in four digits of a year, and the largest whole number that a program counts with. */
export const lastDay = '9999-12-31'
export const largestNumber = Number.MAX_SAFE_INTEGER

/** Gives a value that a story wrote its absurd stand-in; what it doesn't replace comes back as it was. */
export type Replace = (value: unknown, name: string) => unknown

/** Props whose strings mean something to the program, whatever they look like. */
const meaningful =
  /^(id|key|value|href|src|srcSet|sizes|target|rel|type|className|style|fill|d|points|transform|viewBox|pattern|accept|allowed|placement|autoComplete|currency|timeZone|aria-(labelledby|describedby|controls|owns)|data-.*)$/

/** Words for people: with a space, a capital at the start, or a letter beyond ASCII; not the names of states. */
const isWords = (text: string) => /^\p{Lu}|\s|\P{ASCII}/u.test(text) && !/^[A-Z0-9_]+$/.test(text)

/** So many places of a story get the whole text, the others its beginning: a table of them would be drawn for seconds. */
const mostWhole = 6

/** Every text for people becomes `text`; what was told apart still is, and is called the same when it is drawn again. */
export function replaceWords(text: string): Replace {
  const known = new Map<unknown, string>()
  const beginning = text.slice(0, 40)
  return (value, name) => {
    if (typeof value !== 'string' || meaningful.test(name) || !isWords(value) || value.startsWith(beginning))
      return value
    if (value.startsWith('<')) return value.replace(/>[^<]+</g, `>${text}<`)
    const replaced = known.get(value) ?? `${known.size < mostWhole ? text : beginning}${known.size + 1}`
    known.set(value, replaced)
    return replaced
  }
}

const isoDay = /^\d{4}-\d{2}-\d{2}/

/** Every number and every day at the end of what can be written. */
export const replaceValues: Replace = (value, name) => {
  // A range must not end where it begins.
  if (/^(min|from|start)/.test(name)) return value
  if (typeof value === 'number' && !sizes.has(name)) return largestNumber
  if (typeof value === 'string' && !meaningful.test(name)) return value.replace(isoDay, lastDay)
  if (typeof value === 'string' && name === 'value') return value.replace(isoDay, lastDay)
  if (value instanceof Date) return new Date(`${lastDay}T12:00:00Z`)
  return value
}

/** Numbers that a program chooses and nobody imports: how many, how big, how soon. */
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

/** The same props with everything in them replaced, down to the words of elements, options and rows. */
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
