import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './service-worker.ts'

type Listener = (event: object) => void

const fake = vi.hoisted(() => ({ listeners: new Map<string, Listener>(), script: '', skipped: 0, asked: 0 }))
vi.mock('workbox-window', () => ({
  Workbox: class {
    constructor(script: string) {
      fake.script = script
    }
    addEventListener = (name: string, listener: Listener) => void fake.listeners.set(name, listener)
    messageSkipWaiting = () => void fake.skipped++
    register = () => Promise.resolve()
    update = () => Promise.resolve(void fake.asked++)
  },
}))

const reload = vi.fn<() => void>()
const page = new EventTarget()
let shown: EventTarget

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  shown = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', shown)
  vi.stubGlobal('location', { reload })
  reload.mockClear()
  await registerServiceWorker()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[SW-01] the worker is registered at /sw.js', () => {
  expect(fake.script).toBe('/sw.js')
})

test('[SW-03] a new version that waits fires update-available, with the means to use it', () => {
  const fired: CustomEvent<{ use: () => void }>[] = []
  page.addEventListener('update-available', (event) => fired.push(event as (typeof fired)[number]))
  fake.listeners.get('waiting')?.({})
  expect(fired).toHaveLength(1)
  fired[0]?.detail.use()
  expect(fake.skipped).toBe(1)
})

test('[SW-04] the page is reloaded when a new version controls it, and not for the first worker', () => {
  fake.listeners.get('controlling')?.({ isUpdate: false })
  expect(reload).not.toHaveBeenCalled()
  fake.listeners.get('controlling')?.({ isUpdate: true })
  expect(reload).toHaveBeenCalledOnce()
})

test('[SW-03] a page that is looked at again after an hour asks for a new version, and not before', () => {
  fake.asked = 0
  const lookAtAfter = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    shown.dispatchEvent(new Event('visibilitychange'))
    return fake.asked
  }
  expect([lookAtAfter(59), lookAtAfter(2), lookAtAfter(30), lookAtAfter(31)]).toEqual([0, 1, 1, 2])
})
