import '@chonoi/ui/styles.css'
import { announce, LiveRegion } from '@chonoi/ui/live-region'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from './toast-host.tsx'

beforeEach(() => toastQueue.clear())
afterEach(() => vi.useRealTimers())

test('[TOAST-01] toasts stack at the top right', async () => {
  const { screen } = await renderScreen(<ToastHost />, { words: [] })
  toastQueue.add({ type: 'info', title: 'First', duration: 0 })
  toastQueue.add({ type: 'info', title: 'Second', duration: 0 })
  await expect.element(screen.getByText('Second')).toBeVisible()
  const region = screen.getByRole('region', { name: 'Notifications' }).element().getBoundingClientRect()
  expect(region.top).toBeLessThan(40)
  expect(window.innerWidth - region.right).toBeLessThan(40)
})

test('[TOAST-02] a second toast brings Clear all, which removes them all', async () => {
  const { screen } = await renderScreen(<ToastHost />, { words: [] })
  toastQueue.add({ type: 'info', title: 'First', duration: 0 })
  await expect.element(screen.getByText('First')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
  toastQueue.add({ type: 'info', title: 'Second', duration: 0 })
  await screen.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

test('[TOAST-04] toasts are of the types success, error, warning and info', async () => {
  const { screen } = await renderScreen(<ToastHost />, { words: [] })
  for (const type of ['success', 'error', 'warning', 'info'] as const)
    toastQueue.add({ type, title: type, duration: 0 })
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(4)
  const types = screen.getByRole('listitem').elements()
  expect(types.map((toast) => toast instanceof HTMLElement && toast.dataset.type).toSorted()).toEqual([
    ...['error', 'info', 'success', 'warning'],
  ])
})

test('[A11Y-06] an announcement is removed after 1000 ms', async () => {
  const { screen } = await renderScreen(<LiveRegion />, { words: [] })
  const region = screen.getByRole('status').element()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  announce('Saved')
  vi.advanceTimersByTime(999)
  expect(region.textContent).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(region.textContent).toBe('')
})
