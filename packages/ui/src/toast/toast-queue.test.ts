import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastQueue, type ToastQueue } from './toast-queue.ts'

let queue: ToastQueue
const titles = () => queue.getToasts().map((toast) => toast.title)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
  queue = createToastQueue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[TOAST-06] a toast holds id, type, title, message, createdAt and duration', () => {
  const id = queue.add({ type: 'warning', title: 'Sắp hết hạn', message: 'Còn 5 phút', duration: 9000 })
  expect(queue.getToasts()).toEqual([
    { id, type: 'warning', title: 'Sắp hết hạn', message: 'Còn 5 phút', createdAt: Date.now(), duration: 9000 },
  ])
})

test('[TOAST-03] a toast with a positive duration removes itself when it elapses', () => {
  queue.add({ title: 'Ngắn', duration: 300 })
  vi.advanceTimersByTime(299)
  expect(titles()).toEqual(['Ngắn'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('[TOAST-03] the duration starts with the frame that shows the toast, however late', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  queue.add({ title: 'Trang đang bận', duration: 300 })
  vi.advanceTimersByTime(5000)
  expect(titles()).toEqual(['Trang đang bận'])
  for (const draw of frames) draw()
  vi.advanceTimersByTime(300)
  expect(titles()).toEqual([])
})

test('a toast replaced before it was shown ignores its first duration', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  const id = queue.add({ title: 'Đã lưu nháp', duration: 300 })
  queue.replace(id, { type: 'loading', title: 'Đang gửi' })
  for (const draw of frames) draw()
  vi.advanceTimersByTime(5000)
  expect(titles()).toEqual(['Đang gửi'])
})

test.for(['error', 'blank'] as const)('[TOAST-07] a toast of type %s lasts 4 s', (type) => {
  queue.add({ type, title: 'Bốn giây' })
  vi.advanceTimersByTime(3999)
  expect(titles()).toEqual(['Bốn giây'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('[TOAST-08] a success toast lasts 2 s', () => {
  queue.add({ type: 'success', title: 'Hai giây' })
  vi.advanceTimersByTime(1999)
  expect(titles()).toEqual(['Hai giây'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('[TOAST-09] a loading toast has no time limit', () => {
  queue.add({ type: 'loading', title: 'Đang gửi' })
  vi.advanceTimersByTime(24 * 60 * 60 * 1000)
  expect(titles()).toEqual(['Đang gửi'])
})

test('[TOAST-10] of 21 toasts the oldest is dropped', () => {
  for (let number = 1; number <= 21; number += 1) queue.add({ title: String(number), duration: 0 })
  expect(queue.getToasts()).toHaveLength(20)
  expect(titles()[0]).toBe('2')
  expect(titles().at(-1)).toBe('21')
})

test('paused timers keep the remaining time', () => {
  queue.add({ title: 'Đọc chậm', duration: 1000 })
  vi.advanceTimersByTime(600)
  queue.pause()
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['Đọc chậm'])
  queue.resume()
  vi.advanceTimersByTime(399)
  expect(titles()).toEqual(['Đọc chậm'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('a toast added while timers are paused starts when they resume', () => {
  queue.add({ title: 'Trước', duration: 0 })
  queue.pause()
  queue.add({ title: 'Sau', duration: 500 })
  vi.advanceTimersByTime(5000)
  expect(titles()).toEqual(['Trước', 'Sau'])
  queue.resume()
  vi.advanceTimersByTime(500)
  expect(titles()).toEqual(['Trước'])
})

test('a loading toast is replaced by its result, which then disappears by itself', () => {
  const id = queue.add({ type: 'loading', title: 'Đang gửi' })
  queue.add({ title: 'Khác', duration: 0 })
  queue.replace(id, { type: 'success', title: 'Đã gửi' })
  expect(titles()).toEqual(['Đã gửi', 'Khác'])
  vi.advanceTimersByTime(2000)
  expect(titles()).toEqual(['Khác'])
})

test('clear removes everything and notifies listeners once', () => {
  queue.add({ title: 'Một' })
  queue.add({ title: 'Hai' })
  const listener = vi.fn<() => void>()
  queue.subscribe(listener)
  queue.clear()
  expect(titles()).toEqual([])
  expect(listener).toHaveBeenCalledOnce()
})

test('a success toast with an action stays 10 s, so that it can be reached', () => {
  queue.add({ type: 'success', title: 'Mười giây', action: { label: 'Hoàn tác', onAction: () => {} } })
  vi.advanceTimersByTime(9999)
  expect(titles()).toEqual(['Mười giây'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})
