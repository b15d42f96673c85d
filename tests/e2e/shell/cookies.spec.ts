import type { Locator } from '@playwright/test'
import { consentWithoutAnswer } from '../support/visitor.ts'
import { expect, test } from '../support/test.ts'

test.use({ storageState: async ({ language, baseURL }, use) => use(consentWithoutAnswer(language, baseURL ?? '')) })

/** How far ahead the page's clock is paused, ms: it can't be paused in the past, and a slow machine may lag. */
const pauseAhead = 20_000

test('[COOKIE-01] the banner comes up at the bottom two seconds after the page', async ({ page, t }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + pauseAhead)
  await page.goto('/')
  const banner = page.getByRole('region', { name: t('cookies:banner.label') })
  // The page's time moves in small steps until its scripts have come, so the banner's two seconds begin when they do.
  const seen = (part: Locator) =>
    expect.poll(
      async () => {
        await page.clock.runFor(20)
        return part.isVisible()
      },
      { intervals: [50] },
    )
  await seen(page.getByRole('banner').getByRole('link', { name: t('shell:nav.signIn') })).toBe(true)
  await page.clock.runFor(1500)
  await expect(banner).toHaveCount(0)
  await page.clock.runFor(500)
  await seen(banner).toBe(true)
  const box = await banner.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height)
})

test('[COOKIE-02] the banner stays away once an answer is stored', async ({ page, t }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: t('cookies:banner.label') })
  await banner.getByRole('button', { name: t('cookies:acceptAll') }).click()
  await expect(banner).toBeHidden()
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell:nav.signIn') })).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(banner).toHaveCount(0)
})

test('[COOKIE-03, COOKIE-04] the banner has its three buttons and both policies', { tag: '@words' }, async ({
  page,
  say,
  t,
}) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: t('cookies:banner.label') })
  for (const name of [
    say({ vi: 'Tùy chỉnh', en: 'Customize' }),
    say({ vi: 'Chỉ cần thiết', en: 'Essential Only' }),
    say({ vi: 'Chấp nhận tất cả', en: 'Accept All' }),
  ])
    await expect(banner.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(banner.locator('a[href="/cookies"]')).toBeVisible()
  await expect(banner.locator('a[href="/privacy"]')).toBeVisible()
})

test('[COOKIE-05, COOKIE-06, COOKIE-07] Customize opens a switch per category, the essential one fixed', {
  tag: '@words',
}, async ({ page, say, t }) => {
  await page.goto('/')
  await page.getByRole('button', { name: t('cookies:customize') }).click()
  const dialog = page.getByRole('dialog', { name: t('cookies:dialog.title') })
  await expect(dialog.getByRole('switch')).toHaveCount(4)
  const essential = dialog.getByRole('switch', { name: t('cookies:essential.name') })
  await expect(essential).toBeChecked()
  await expect(essential).toBeDisabled()
  await expect(dialog.getByText(say({ vi: 'Bắt buộc', en: 'Required' }), { exact: true })).toHaveCount(1)
  for (const name of ['cookies:essentialOnly', 'cookies:savePreferences', 'cookies:acceptAll'] as const)
    await expect(dialog.getByRole('button', { name: t(name), exact: true })).toBeVisible()
})

test('[COOKIE-08, COOKIE-09] the backdrop and the icon close the dialog without an answer', async ({ page, t }) => {
  await page.goto('/')
  const customize = page.getByRole('button', { name: t('cookies:customize') })
  const dialog = page.getByRole('dialog', { name: t('cookies:dialog.title') })
  await customize.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await customize.click()
  await dialog.getByRole('button', { name: t('common:action.close') }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull()
})

test('[COOKIE-14, COOKIE-15, COOKIE-16, COOKIE-17] saving turns for a while, hides both, stores the choice and tells the page', async ({
  page,
  t,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const dispatch = window.dispatchEvent.bind(window)
    window.dispatchEvent = (event) => {
      if (event instanceof CustomEvent && /consent/i.test(event.type)) heard.push(event.detail)
      return dispatch(event)
    }
  })
  await page.getByRole('button', { name: t('cookies:customize') }).click()
  const dialog = page.getByRole('dialog', { name: t('cookies:dialog.title') })
  // The knob is drawn over the box; a person presses what they see.
  await dialog.getByRole('switch', { name: t('cookies:analytics.name') }).check({ force: true })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + pauseAhead)
  await dialog.getByRole('button', { name: t('cookies:savePreferences') }).click()
  await expect(dialog.locator('[aria-busy="true"], [aria-disabled="true"], .ui-spinner').first()).toBeVisible()
  await page.clock.runFor(900)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(400)
  await page.clock.resume()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: t('cookies:banner.label') })).toHaveCount(0)
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('cookieConsent'))) ?? 'null')
  expect(stored).toMatchObject({
    hasConsented: true,
    essential: true,
    analytics: true,
    marketing: false,
    version: '1.0',
  })
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  expect(heard).toEqual([expect.objectContaining({ analytics: true, marketing: false })])
})

test('[COOKIE-20] the cookie choice is never sent to a server', async ({ page, t }) => {
  const sent: string[] = []
  await page.goto('/')
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) return
    if (/consent/i.test(`${request.url()} ${request.postData() ?? ''}`)) sent.push(request.url())
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const banner = page.getByRole('region', { name: t('cookies:banner.label') })
  await banner.getByRole('button', { name: t('cookies:acceptAll') }).click()
  await expect(banner).toBeHidden()
  expect(sent).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('cookieConsent')
})

test('the banner is never the largest text of a page, which would delay the largest contentful paint', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as LargestContentfulPaint[])
        document.documentElement.dataset.largest = element?.closest('section')?.getAttribute('aria-label') ?? 'page'
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  // Of the pages, this one has the least text.
  await page.goto('/cart')
  const banner = page.getByRole('region', { name: t('cookies:banner.label') })
  await expect(banner).toBeVisible()
  // Two frames later the browser has told what it drew.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.locator('html')).toHaveAttribute('data-largest', 'page')
})
