import { consentChangedEvent, consentSaveTime } from '@chonoi/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { CookieConsent } from './cookie-consent.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

/** Renders the page and waits for its first two seconds. */
async function show(language: 'vi' | 'en' = 'en') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = await renderScreen(<CookieConsent />, { words: ['cookies'], language })
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  return shown
}

const banner = ({ screen }: Awaited<ReturnType<typeof show>>) => screen.getByRole('region', { name: 'Cookie notice' })
const stored = () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')

test('[COOKIE-01] the banner appears 2000 ms after the page, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { screen } = await renderScreen(<CookieConsent />, { words: ['cookies'] })
  vi.advanceTimersByTime(1999)
  expect(screen.container.textContent).toBe('')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(screen.getByRole('button', { name: 'Accept All' })).toBeVisible()
})

test('[COOKIE-02] the banner does not appear when a consent is stored', async () => {
  const record = { hasConsented: true, consentDate: '2026-11-20T00:00:00Z', essential: true, version: '1.0' }
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify({ ...record, functional: true, analytics: false, marketing: false }),
  )
  const { screen } = await show()
  expect(screen.container.textContent).toBe('')
})

test('[COOKIE-03, COOKIE-04] the banner has its three buttons and its two links', async () => {
  const shown = await show()
  for (const name of ['Customize', 'Essential Only', 'Accept All']) {
    await expect.element(banner(shown).getByRole('button', { name })).toBeVisible()
  }
  const links = banner(shown).getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cookies', '/privacy'])
})

const everything = { functional: true, analytics: true, marketing: true }
const nothing = { functional: false, analytics: false, marketing: false }

test.each([
  ['[COOKIE-12, COOKIE-18, COOKIE-19]', 'Accept All', everything],
  ['[COOKIE-13, COOKIE-18, COOKIE-19]', 'Essential Only', nothing],
])('%s %s stores the documented record', async (_, button, choice) => {
  const shown = await show()
  await banner(shown).getByRole('button', { name: button }).click()
  await expect
    .poll(stored)
    .toEqual({ hasConsented: true, consentDate: expect.any(String), essential: true, version: '1.0', ...choice })
  expect(new Date(stored().consentDate).toISOString()).toBe(stored().consentDate)
  await expect.element(banner(shown)).not.toBeInTheDocument()
})

test('[COOKIE-15, COOKIE-16, COOKIE-17] the button shows a spinner for about a second, then the consent event fires and the banner closes', async () => {
  const shown = await show()
  const told: unknown[] = []
  const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail)
  window.addEventListener(consentChangedEvent, hear)
  const accept = banner(shown).getByRole('button', { name: 'Accept All' })
  // Held, so that a slow machine sees the spinner too.
  const held: (() => void)[] = []
  const start = window.setTimeout.bind(window)
  const hold = (run: () => void, after?: number, ...more: unknown[]) =>
    after === consentSaveTime ? held.push(run) : start(run, after, ...more)
  vi.spyOn(window, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  await accept.click()
  await expect.element(accept).toHaveAttribute('aria-busy', 'true')
  expect(told).toEqual([])
  expect(held).toHaveLength(1)
  held[0]?.()
  await expect.element(banner(shown)).not.toBeInTheDocument()
  expect(told).toEqual([stored()])
  window.removeEventListener(consentChangedEvent, hear)
})

async function customize() {
  const shown = await show()
  await banner(shown).getByRole('button', { name: 'Customize' }).click()
  const dialog = shown.screen.getByRole('dialog', { name: 'Cookie preferences' })
  await expect.element(dialog).toBeVisible()
  return { ...shown, dialog }
}

test('[COOKIE-05, COOKIE-06, COOKIE-07] the dialog has a switch for each category; the essential one is required', async () => {
  const { dialog } = await customize()
  for (const name of ['Functional', 'Analytics', 'Marketing']) {
    await expect.element(dialog.getByRole('switch', { name })).toBeEnabled()
  }
  await expect.element(dialog.getByRole('switch', { name: 'Essential' })).toBeDisabled()
  await expect.element(dialog.getByRole('switch', { name: 'Essential' })).toBeChecked()
  await expect.element(dialog.getByText('Required')).toBeVisible()
  for (const name of ['Essential Only', 'Save Preferences', 'Accept All']) {
    await expect.element(dialog.getByRole('button', { name })).toBeVisible()
  }
})

test('[COOKIE-14, COOKIE-16] saving stores the switches as they are and closes everything', async () => {
  const shown = await customize()
  await shown.dialog.getByRole('switch', { name: 'Analytics' }).click()
  await shown.dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.element(shown.dialog).not.toBeInTheDocument()
  await expect.element(banner(shown)).not.toBeInTheDocument()
  expect(stored()).toMatchObject({ functional: false, analytics: true, marketing: false })
})

test('[COOKIE-09] the close icon closes the dialog and keeps the banner', async () => {
  const shown = await customize()
  await shown.dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(shown.dialog).not.toBeInTheDocument()
  await expect.element(banner(shown)).toBeVisible()
  expect(stored()).toBeNull()
})

test('[COOKIE-08] a press on the backdrop closes the dialog', async () => {
  const { dialog } = await customize()
  const backdrop = document.querySelector('.ui-dialog-overlay')
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    backdrop?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }))
  }
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['en', 'Functional', 'Remembers your choices', 'recent searches'],
  ['vi', 'Chức năng', 'Ghi nhớ lựa chọn của bạn', 'tìm kiếm gần đây'],
] as const)(
  '[COOKIE-10] in %s a category has a name, a description and examples',
  async (language, name, description, example) => {
    const { screen } = await show(language)
    await screen.getByRole('button', { name: language === 'en' ? 'Customize' : 'Tùy chỉnh' }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByRole('heading', { name })).toBeVisible()
    await expect.element(dialog.getByText(description, { exact: false })).toBeInTheDocument()
    await expect.element(dialog.getByText(example, { exact: false })).toBeInTheDocument()
  },
)

test('[COOKIE-20, COOKIE-21] no choice is ever sent to a server', async () => {
  const shown = await show()
  const fetched = vi.spyOn(globalThis, 'fetch')
  await banner(shown).getByRole('button', { name: 'Accept All' }).click()
  await expect.element(banner(shown)).not.toBeInTheDocument()
  expect(shown.network.calls).toEqual([])
  expect(fetched.mock.calls.filter(([request]) => !String(request).includes('/@'))).toEqual([])
  fetched.mockRestore()
})
