import { href } from '@chonoi/domain'

/** What another app shares, by the parameters that the manifest names. */
export const sharedParameters = ['title', 'text', 'url'] as const

/** The longest search that the lists take. */
const maxWords = 200

const address = /https?:\/\/\S+/giu

/**
 * The page for what another app shares with the site: the page of the site that it names, else a search for its words.
 * Many apps put the address into the text. Undefined where nothing was shared.
 */
export function sharedPage(params: URLSearchParams, origin: string): string | undefined {
  if (!sharedParameters.some((name) => params.has(name))) return undefined
  const [title, text, url] = sharedParameters.map((name) => params.get(name) ?? '') as [string, string, string]
  for (const shared of [url, ...(text.match(address) ?? [])]) {
    const page = pageOfSite(shared, origin)
    if (page) return page
  }
  const words = [text, title].map((one) => one.replaceAll(address, ' ').replaceAll(/\s+/gu, ' ').trim())
  const [query = wordsOf(url || text)] = words.filter(Boolean)
  return href('/search', query === '' ? {} : { query: { q: [...query].slice(0, maxWords).join('') } })
}

/** The path of an address of this site. One that begins with two slashes would leave it. */
function pageOfSite(shared: string, origin: string): string | undefined {
  const parsed = URL.parse(shared.trim())
  if (parsed?.origin !== origin || parsed.pathname.startsWith('//')) return undefined
  return `${parsed.pathname}${parsed.search}`
}

/** What the last part of another site's address says, e.g. "binh gom" of /p/binh-gom.html. */
function wordsOf(shared: string): string {
  const last = URL.parse(shared.trim())?.pathname.split('/').findLast(Boolean) ?? ''
  return last
    .replace(/\.\w+$/u, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+$/u.test(word))
    .join(' ')
}
