import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLink, type PushMessage, reportEvent, showMessage } from './show-message.ts'

const message: PushMessage = {
  ...{
    title: 'Đơn đang được giao',
    body: 'Đơn CN-7',
    link: '/orders/1',
    tag: 't',
    data: {},
    requireInteraction: false,
  },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A worker with one page, and what it shows. */
function workerWith(visibilityState: 'visible' | 'hidden') {
  const shown: string[] = []
  const close = () => void shown.pop()
  const worker = {
    clients: { matchAll: () => Promise.resolve([{ visibilityState }]) },
    registration: {
      showNotification: (title: string) => Promise.resolve(void shown.push(title)),
      getNotifications: () => Promise.resolve([{ close }]),
    },
  }
  return { worker: worker as unknown as Parameters<typeof showMessage>[0], shown }
}

test('[PUSH-12] a message on a page that is in view closes itself after five seconds', async () => {
  const { worker, shown } = workerWith('visible')
  const showing = showMessage(worker, message)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(shown).toEqual(['Đơn đang được giao'])
  await vi.advanceTimersByTimeAsync(1)
  await showing
  expect(shown).toEqual([])
})

test.each([
  ['requires interaction', 'visible', true],
  ['comes while no page is in view', 'hidden', false],
] as const)('[PUSH-12] a message that %s stays', async (_, visibility, requireInteraction) => {
  const { worker, shown } = workerWith(visibility)
  await showMessage(worker, { ...message, requireInteraction })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown).toEqual(['Đơn đang được giao'])
})

/** Where a press on a message leads, without and with an open page. */
async function ledTo(link: unknown, pages: object[] = []) {
  const opened: string[] = []
  const clients = {
    matchAll: () => Promise.resolve(pages),
    openWindow: (url: string) => Promise.resolve(void opened.push(url)),
  }
  await openLink(clients as unknown as Clients, 'https://chonoi.test', link)
  return opened
}

test('a press on a message opens its page of the site, never another one', async () => {
  expect(await ledTo('/orders/1')).toEqual(['https://chonoi.test/orders/1'])
  expect(await ledTo('//evil.test/x')).toEqual(['https://chonoi.test/notifications'])
  expect(await ledTo(undefined)).toEqual(['https://chonoi.test/notifications'])
})

/** A page, and how often it was brought to the front. */
function pageAt(url: string) {
  const page = { url, focused: 0, focus: () => Promise.resolve(void (page.focused += 1)) }
  return page
}

test('a press on a message brings the page that shows it to the front, and leaves other pages alone', async () => {
  const [other, there] = [pageAt('https://chonoi.test/cart'), pageAt('https://chonoi.test/orders/1')]
  expect(await ledTo('/orders/1', [other, there])).toEqual([])
  expect([other.focused, there.focused]).toEqual([0, 1])
})

test('a press on a message uses its one permission for a new page when others are open', async () => {
  const other = pageAt('https://chonoi.test/cart')
  expect(await ledTo('/orders/1', [other])).toEqual(['https://chonoi.test/orders/1'])
  expect(other.focused).toBe(0)
})

test('a click or dismissal is reported by the id of the message, and lost without a network', async () => {
  const sent = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'))
  vi.stubGlobal('fetch', sent)
  await reportEvent(undefined, 'CLICKED')
  await reportEvent('copy-7', 'DISMISSED')
  vi.unstubAllGlobals()
  expect(sent).toHaveBeenCalledOnce()
  const [address, init] = sent.mock.calls[0] ?? []
  expect([address, init?.body]).toEqual(['/api/v1/notification-events', '{"id":"copy-7","event":"DISMISSED"}'])
  expect(new Headers(init?.headers).get('X-CSRF-Token')).toMatch(/^[\da-f]{64}$/)
})
