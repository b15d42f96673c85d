import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/test.ts'
import { anyProduct } from './addresses.ts'

/** 1,000 renders in total. Each test needs a fraction of its timeout, on a slow machine too. */
const rounds = 5
const renders = 200
const atOnce = 20

/** A visitor's request data, with a unique marker in everything that could reach a page. */
function visitorWith(mark: string, token: string) {
  return {
    authorization: `Bearer ${token}`,
    cookie: `language=${mark.endsWith('0') ? 'en' : 'vi'}; session=${mark}; theme=${mark}`,
    'accept-language': mark,
    'user-agent': `Mozilla/5.0 ${mark}`,
    'x-tenant-id': mark,
    'x-request-id': mark,
    'x-forwarded-for': mark,
  }
}

for (let round = 1; round <= rounds; round++)
  test(`of ${renders} pages rendered concurrently for two visitors, none contains data of the other (${round} of ${rounds})`, async ({
    site,
  }) => {
    const product = await anyProduct(site.origin)
    const people = [await site.newCustomer(), await site.newCustomer()] as const
    const canaries = people.map(({ email }) => email)
    const pages = ['/search', '/', `/products/${product.id}`, '/dashboard', '/cart']
    const seen = new Set<string>()
    const faults: string[] = []
    let sent = 0
    const lane = async () => {
      for (let number = sent++; number < renders; number = sent++) {
        const who = Math.floor(number / pages.length) % people.length
        const page = pages[number % pages.length] ?? ''
        const mark = `${randomUUID()}${number % 10}`
        const searched = page === '/search'
        const path = searched ? `${page}?q=${mark}` : page
        const headers = visitorWith(mark, people[who]?.session.token ?? '')
        const response = await fetch(site.origin + path, { headers })
        const html = await response.text()
        seen.add(`${page} of ${who}`)
        // The page of a search says what was searched for: its own words, so that nobody else's would be seen as well.
        const marks: readonly string[] = html.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{13}/g) ?? []
        const others = marks.filter((found) => found !== mark)
        const known = canaries.filter((canary) => html.includes(canary))
        if (response.status !== 200 || others.length + known.length > 0 || marks.includes(mark) !== searched)
          faults.push(`${path} ${response.status}: ${[...others, ...known].slice(0, 2).join(' ')}`)
      }
    }
    const startedAt = performance.now()
    await Promise.all(Array.from({ length: atOnce }, lane))
    test.info().annotations.push({ type: 'seconds', description: ((performance.now() - startedAt) / 1000).toFixed(1) })
    expect(faults.slice(0, 3)).toEqual([])
    // Both came to every page.
    expect(seen.size).toBe(pages.length * people.length)
  })
