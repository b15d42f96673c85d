import { foldVietnamese } from './fold-vietnamese.ts'

export const maxSlugLength = 120

/** Reserved words: last segments, current or future, of routes and calls beside `{slug}`. */
const reserved: ReadonlySet<string> = new Set([
  ...'admin api analytics bulk categories check-slug create default edit export featured'.split(' '),
  ...'images import me my new public reorder search settings slug stats statistics'.split(' '),
  ...'tags tenant token series authors bookmarks articles article'.split(' '),
])

/**
 * The documents' slug rule (D1§5: lower case, only a-z, 0-9, space and hyphen, spaces to hyphens, repeated hyphens
 * collapsed), after folding Vietnamese so that "Áo thun" gives "ao-thun" and not "o-thun". At most 120 characters, cut
 * between words where there is a hyphen.
 */
export function slugFrom(title: string): string {
  const slug = foldVietnamese(title)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= maxSlugLength) return slug
  const cut = slug.slice(0, maxSlugLength + 1)
  const lastHyphen = cut.lastIndexOf('-')
  return lastHyphen > 0 ? cut.slice(0, lastHyphen) : slug.slice(0, maxSlugLength)
}

/** The slug after a name was changed: made of it as well, until somebody typed another one. */
export const slugFollowing = (slug: string, nameBefore: string, name: string): string =>
  slug === slugFrom(nameBefore) ? slugFrom(name) : slug

/** A slug as it is stored: words of a-z and 0-9 joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && text.split('-').every((word) => /^[a-z0-9]+$/.test(word))
}

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}

/** The next slug to try when one is taken: "ao-thun", "ao-thun-2", "ao-thun-3" … */
export function numberedSlug(slug: string, attempt: number): string {
  if (attempt < 2) return slug
  const ending = `-${attempt}`
  return slug.slice(0, maxSlugLength - ending.length).replace(/-$/, '') + ending
}
