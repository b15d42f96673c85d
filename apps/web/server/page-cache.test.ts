import { expect, test } from 'vitest'
import { noncePlaceholder, PageCache, TooManyPages, withNonce } from './page-cache.ts'

const page = (html: string, status = 200) => ({ status, headers: [], html })

function cacheWith(more: { maxCharacters?: number; maxConcurrent?: number; maxWaiting?: number } = {}) {
  const clock = { now: 0 }
  const cache = new PageCache({
    ...{ freshMs: 1000, maxCharacters: 1000, maxConcurrent: 1, maxWaiting: 10, now: () => clock.now },
    ...more,
  })
  let renders = 0
  const get = (key: string, { html = key, status = 200 } = {}) =>
    cache.get(key, async () => {
      renders += 1
      return page(`${html} ${renders}`, status)
    })
  return { cache, clock, get, renders: () => renders }
}

test('a page is rendered once for all who ask while it is rendered', async () => {
  const { get, renders } = cacheWith()
  const pages = await Promise.all([get('/'), get('/'), get('/')])
  expect(pages.map(({ html }) => html)).toEqual(['/ 1', '/ 1', '/ 1'])
  expect(renders()).toBe(1)
})

test('a page is kept for its time and then rendered anew', async () => {
  const { get, clock } = cacheWith()
  await get('/')
  clock.now = 999
  expect((await get('/')).html).toBe('/ 1')
  clock.now = 1000
  expect((await get('/')).html).toBe('/ 2')
})

test.each([404, 302, 503])('an answer of %i is not kept', async (status) => {
  const { get, renders } = cacheWith()
  await get('/', { status })
  await get('/', { status })
  expect(renders()).toBe(2)
})

test('a failure reaches everyone who waits, and the next one renders again', async () => {
  const { cache, get } = cacheWith()
  const fail = () => cache.get('/', () => Promise.reject(new Error('no database')))
  const failures = await Promise.allSettled([fail(), fail()])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await get('/')).html).toBe('/ 1')
})

test('the oldest pages make room for new ones', async () => {
  const { get, renders } = cacheWith({ maxCharacters: 20 })
  await get('/a', { html: 'x'.repeat(10) })
  await get('/b', { html: 'x'.repeat(10) })
  await get('/b')
  expect(renders()).toBe(2)
  await get('/a')
  expect(renders()).toBe(3)
})

test('no more pages are rendered at the same time than allowed', async () => {
  const { cache } = cacheWith({ maxConcurrent: 2 })
  let running = 0
  let highest = 0
  const render = async () => {
    running += 1
    highest = Math.max(highest, running)
    await new Promise((later) => setImmediate(later))
    running -= 1
    return page('')
  }
  await Promise.all(Array.from({ length: 8 }, (_, index) => cache.get(String(index), render)))
  expect(highest).toBe(2)
})

test('when too many wait, the next one is refused at once', async () => {
  const { get } = cacheWith({ maxWaiting: 1 })
  const [first, second, third] = await Promise.allSettled([get('/a'), get('/b'), get('/c')])
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(third).toMatchObject({ status: 'rejected', reason: expect.any(TooManyPages) as unknown })
})

test('each answer has its own nonce', () => {
  const html = `<script nonce="${noncePlaceholder}"></script><style nonce="${noncePlaceholder}"></style>`
  expect(withNonce(page(html), 'abc')).toBe('<script nonce="abc"></script><style nonce="abc"></style>')
})
