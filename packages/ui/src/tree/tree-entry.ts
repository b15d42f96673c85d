import type { ReactNode } from 'react'
import { comparableText, withoutMarks } from '../base/comparable-text.ts'

/** A row of a tree, with the rows below it. */
export interface TreeEntry {
  id: string
  /** Names the row: shown, searched, typed ahead and read. */
  label: string
  /** Muted text beside the label, e.g. an address. */
  help?: ReactNode
  /** At the end of the row, e.g. a Badge or a count. */
  end?: ReactNode
  children?: readonly TreeEntry[]
  /** Has rows below it that aren't loaded yet: `children` is left away until then. */
  isBranch?: boolean
  isDisabled?: boolean
}

/** Where an entry stands: its siblings, its place among them and its parent. */
export interface EntryPlace {
  entry: TreeEntry
  siblings: readonly TreeEntry[]
  index: number
  parent: TreeEntry | undefined
}

/** Finds an entry at any depth. */
export function placeOf(entries: readonly TreeEntry[], id: string, parent?: TreeEntry): EntryPlace | undefined {
  for (const [index, entry] of entries.entries()) {
    if (entry.id === id) return { entry, siblings: entries, index, parent }
    const below = entry.children && placeOf(entry.children, id, entry)
    if (below) return below
  }
  return undefined
}

/** The entries from the top down to one, for its path. Empty when there is none of that id. */
export function pathOf(entries: readonly TreeEntry[], id: string): readonly TreeEntry[] {
  for (const entry of entries) {
    if (entry.id === id) return [entry]
    const below = pathOf(entry.children ?? [], id)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}

/** The ids of all entries, parents before what is below them. */
export function allIds(entries: readonly TreeEntry[]): string[] {
  return entries.flatMap((entry) => [entry.id, ...allIds(entry.children ?? [])])
}

/** The ids of entries with something below them. */
export function branchIds(entries: readonly TreeEntry[]): string[] {
  return entries.flatMap(({ id, children = [] }) => (children.length > 0 ? [id, ...branchIds(children)] : []))
}

/** Leaves the entries that match the typed text, with or without Vietnamese diacritics, and those above them. */
export function matchingEntries(entries: readonly TreeEntry[], typed: string): readonly TreeEntry[] {
  const wanted = comparableText(typed)
  if (wanted === '') return entries
  const hasMarks = withoutMarks(wanted) !== wanted.replaceAll('đ', 'd')
  const matches = (label: string) => {
    const text = comparableText(label)
    return text.includes(wanted) || (!hasMarks && withoutMarks(text).includes(withoutMarks(wanted)))
  }
  const matching = (some: readonly TreeEntry[]): TreeEntry[] =>
    some.flatMap((entry) => {
      const children = matching(entry.children ?? [])
      return matches(entry.label) || children.length > 0 ? [{ ...entry, children }] : []
    })
  return matching(entries)
}

/** Leaves the first `limit` rows that are seen while some entries are expanded. Collapsed ones keep what is below them. */
export function firstEntries(
  entries: readonly TreeEntry[],
  expandedIds: ReadonlySet<string>,
  limit: number,
): readonly TreeEntry[] {
  let left = limit
  const first = (some: readonly TreeEntry[]): TreeEntry[] =>
    some.flatMap((entry) => {
      if (left <= 0) return []
      left -= 1
      return [entry.children && expandedIds.has(entry.id) ? { ...entry, children: first(entry.children) } : entry]
    })
  return first(entries)
}
