import { articleText } from './article-text.ts'

/** A part of a text that both versions have, that only the older one has, or that only the newer one has. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** A paragraph as both versions have it, in one of them only, or with changed words. */
export type ParagraphChange = TextPart | { kind: 'changed'; parts: TextPart[] }

/** Longer lists are compared as wholes between their common beginning and end: the table would grow with their product. */
const maxCells = 4_000_000

/** How much of the longer paragraph must be common for the two to be shown as one paragraph that was changed. */
const minSimilarity = 0.4

interface Step {
  kind: TextPart['kind']
  value: string
}

/** The texts of the blocks of an article, one each: paragraphs, headings, items and cells. */
export function articleParagraphs(html: string): string[] {
  return html
    .split(/<\/(?:p|h[2-4]|li|blockquote|t[hd])>/)
    .map(articleText)
    .filter((text) => text !== '')
}

/** The changes between two texts of articles, by paragraph and within changed paragraphs by word. */
export function articleChanges(before: string, after: string): ParagraphChange[] {
  const changes: ParagraphChange[] = []
  const [removed, added]: [string[], string[]] = [[], []]
  function flush() {
    const pairs = Math.min(removed.length, added.length)
    for (const [index, text] of removed.slice(0, pairs).entries())
      changes.push(...changedParagraph(text, added[index] ?? ''))
    changes.push(...removed.slice(pairs).map((text) => ({ kind: 'removed' as const, text })))
    changes.push(...added.slice(pairs).map((text) => ({ kind: 'added' as const, text })))
    removed.length = 0
    added.length = 0
  }
  for (const { kind, value } of steps(articleParagraphs(before), articleParagraphs(after))) {
    if (kind === 'removed') removed.push(value)
    else if (kind === 'added') added.push(value)
    else {
      flush()
      changes.push({ kind, text: value })
    }
  }
  flush()
  return changes
}

/** The changes between two texts by word. Words keep the blanks after them, so that the parts joined are the texts. */
export function wordChanges(before: string, after: string): TextPart[] {
  const parts: TextPart[] = []
  for (const { kind, value } of steps(wordsOf(before), wordsOf(after))) {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += value
    else parts.push({ kind, text: value })
  }
  return parts
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? []

function changedParagraph(before: string, after: string): ParagraphChange[] {
  const parts = wordChanges(before, after)
  const common = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0)
  if (common >= minSimilarity * Math.max(before.length, after.length)) return [{ kind: 'changed', parts }]
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

/** The shortest way from one list to another: what stays, and of what changes, first what goes. */
function steps(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let [endBefore, endAfter] = [before.length, after.length]
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore -= 1
    endAfter -= 1
  }
  const keep = (values: readonly string[]) => values.map((value) => ({ kind: 'same' as const, value }))
  return [
    ...keep(before.slice(0, start)),
    ...middleSteps(before.slice(start, endBefore), after.slice(start, endAfter)),
    ...keep(before.slice(endBefore)),
  ]
}

/** Walks the longest common subsequence. */
function middleSteps(before: readonly string[], after: readonly string[]): Step[] {
  const found: Step[] = []
  let [row, column] = [0, 0]
  if (before.length * after.length <= maxCells) {
    const width = after.length + 1
    const longest = commonLengths(before, after)
    const lengthAt = (i: number, j: number) => longest[i * width + j] ?? 0
    while (row < before.length && column < after.length) {
      const [old = '', fresh = ''] = [before[row], after[column]]
      if (old === fresh) {
        found.push({ kind: 'same', value: old })
        row += 1
        column += 1
      } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) {
        found.push({ kind: 'removed', value: old })
        row += 1
      } else {
        found.push({ kind: 'added', value: fresh })
        column += 1
      }
    }
  }
  return [
    ...found,
    ...before.slice(row).map((value) => ({ kind: 'removed' as const, value })),
    ...after.slice(column).map((value) => ({ kind: 'added' as const, value })),
  ]
}

/** For each pair of places, how much the rests of the lists have in common; a row for each place of the first list. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1
  const longest = new Uint32Array((before.length + 1) * width)
  const lengthAt = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        before[i] === after[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  return longest
}
