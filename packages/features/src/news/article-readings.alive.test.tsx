import { acceptAll, type ConsentChoice, consentRecord, consentStorageKey, essentialOnly } from '@chonoi/domain'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ArticleScreen } from './article-screen.tsx'

const slug = 'nam-gio-sang-tren-cho-noi-cai-rang'
const call = 'POST /article-readings'

const consent = (choice: ConsentChoice) =>
  localStorage.setItem(consentStorageKey, JSON.stringify(consentRecord(choice, new Date())))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function read() {
  const network = testNetwork()
  const { screen } = await renderScreen(<ArticleScreen slug={slug} />, {
    ...{ words: ['news', 'bookmarks', 'comments'], language: 'vi', address: `/news/${slug}`, network },
  })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const bodies = () => Promise.all(network.sent(call).map((request) => request.clone().json()))
  return { screen, network, bodies }
}

test('a reading is counted once per session, and how much was read when it ends', async () => {
  consent(acceptAll)
  const { screen, bodies } = await read()
  await expect.poll(bodies).toMatchObject([{ event: 'OPENED', source: expect.any(String), isNewReader: true }])
  await screen.unmount()
  await expect.poll(bodies).toMatchObject([{ event: 'OPENED' }, { event: 'LEFT', seconds: expect.any(Number) }])
  const again = await read()
  expect(again.network.sent(call)).toHaveLength(0)
})

test('in another session the same browser is no new reader', async () => {
  consent(acceptAll)
  await (await read()).screen.unmount()
  sessionStorage.clear()
  const { bodies } = await read()
  await expect.poll(bodies).toMatchObject([{ event: 'OPENED', isNewReader: false }])
})

const { href: loaded } = location
afterEach(() => {
  history.replaceState(history.state, '', loaded)
  Reflect.deleteProperty(document, 'referrer')
})

test.each([
  ['SEARCH', 'the article that a search engine led to', location.pathname],
  ['SITE', 'one that was opened from there', '/news/bai-khac'],
])('%s is the source of %s', async (source, _, pathname) => {
  consent(acceptAll)
  Object.defineProperty(document, 'referrer', { configurable: true, value: 'https://www.google.com/' })
  history.replaceState(history.state, '', pathname)
  const { bodies } = await read()
  await expect.poll(bodies).toMatchObject([{ event: 'OPENED', source }])
})

test('without consent to analytics nothing is sent and nothing is kept', async () => {
  consent(essentialOnly)
  const { network } = await read()
  expect(network.sent(call)).toHaveLength(0)
  expect([localStorage.getItem('everReadArticles'), sessionStorage.getItem('readArticles')]).toEqual([null, null])
})
