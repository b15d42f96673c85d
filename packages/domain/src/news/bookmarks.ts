import type { FieldProblem, Validator } from '../validation/field-problem.ts'
import { lengthOf } from '../validation/text-rules.ts'

/** BOOK-11: the longest note, the most tags of a bookmark and the longest of them. */
export const bookmarkLimits = { maxNotes: 1000, maxTags: 10, maxTag: 50 } as const

/** BOOK-14: the windows of the figures in days, and how many tags they name. */
export const bookmarkWindows = { week: 7, month: 30 } as const
export const topBookmarkTags = 10

export type BookmarkForm = { readonly notes?: string | null | undefined; readonly tags?: readonly string[] | undefined }

/** Checks notes and tags (BOOK-10). */
export const validateBookmark: Validator<BookmarkForm> = ({ notes, tags = [] }) => [
  ...(lengthOf((notes ?? '').trim()) > bookmarkLimits.maxNotes
    ? [{ field: 'notes', code: 'bookmark.notes_too_long' } as const]
    : []),
  ...checkBookmarkTags('tags', tidyBookmarkTags(tags)),
]

function checkBookmarkTags(field: string, tags: readonly string[]): readonly FieldProblem[] {
  if (tags.length > bookmarkLimits.maxTags) return [{ field, code: 'bookmark.too_many_tags' }]
  return tags.every(isBookmarkTag) ? [] : [{ field, code: 'bookmark.tag_invalid' }]
}

/** Whether a tag has letters, digits, blanks, hyphens and underscores only, and isn't too long. */
export function isBookmarkTag(tag: string): boolean {
  return lengthOf(tag) <= bookmarkLimits.maxTag && /^[\p{L}\p{M}\p{N} _-]+$/u.test(tag) && /[\p{L}\p{N}]/u.test(tag)
}

/** Trims tags and leaves away one that differs from an earlier one in case only. */
export function tidyBookmarkTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map((one) => one.trim())) {
    const key = tag.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, tag)
  }
  return [...byKey.values()]
}

export type BookmarkGrowthLabel = 'strong' | 'good' | 'slight' | 'none'

/** BOOK-15: names a growth above 20, above 10 and above 0 percent. */
export function bookmarkGrowthLabel(percent: number | null): BookmarkGrowthLabel {
  if (percent === null || percent <= 0) return 'none'
  if (percent > 20) return 'strong'
  return percent > 10 ? 'good' : 'slight'
}
