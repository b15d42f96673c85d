/** Parses a page's query: a string, or a list for a repeated name. Nothing is parsed as a number. */
export type PageSearch = Record<string, string | string[]>

export function parsePageSearch(text: string): PageSearch {
  const search: PageSearch = {}
  const given = new URLSearchParams(text)
  for (const name of new Set(given.keys())) {
    const [first = '', ...more] = given.getAll(name)
    search[name] = more.length > 0 ? [first, ...more] : first
  }
  return search
}

export function toSearchParams(search: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) params.append(name, String(one))
  }
  return params
}

export function stringifyPageSearch(search: Record<string, unknown>): string {
  const text = toSearchParams(search).toString()
  return text ? `?${text}` : ''
}
