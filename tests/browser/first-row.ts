/** A record of a list, as far as a page's address needs it. */
export interface ListedRecord {
  id: string
  slug: string
}

/**
 * The first record of a list's answer, or nothing where the list is empty. The documents name the rows in three ways:
 * `data`, `data.deposits` and `articles`.
 */
export function firstRowOf(answer: object): ListedRecord | undefined {
  return firstArrayIn(answer)?.[0]
}

function firstArrayIn(value: object): ListedRecord[] | undefined {
  for (const part of Object.values(value)) {
    if (Array.isArray(part)) return part
    const within = typeof part === 'object' && part !== null ? firstArrayIn(part) : undefined
    if (within) return within
  }
  return undefined
}
