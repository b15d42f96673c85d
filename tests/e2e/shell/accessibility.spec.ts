import type { Page } from '@playwright/test'
import { hearAnnouncements } from '../support/announcements.ts'
import { openAsVisitor } from '../support/people.ts'
import { expect, test, type Words } from '../support/test.ts'

test('[A11Y-01] three skip links come first and lead to content, navigation and search', { tag: '@words' }, async ({
  page,
  say,
  t,
}) => {
  for (const [index, name, target] of [
    [1, { vi: 'Đến nội dung chính', en: 'Skip to main content' }, '#main'],
    [2, { vi: 'Đến thanh điều hướng', en: 'Skip to navigation' }, '#site-navigation'],
    [3, { vi: 'Đến ô tìm kiếm', en: 'Skip to search' }, '#site-search'],
  ] as const) {
    await openAsVisitor(page, t, '/products')
    for (let presses = 0; presses < index; presses++) await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: say(name) })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator(target)).toBeFocused()
  }
})

test('[A11Y-02] after following a link the live region says where one is, and the focus is in the content', async ({
  page,
  t,
}) => {
  const announced = await hearAnnouncements(page)
  await openAsVisitor(page, t, '/')
  await productsLink(page, t).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect
    .poll(announced)
    .toContain(t('shell:announce.pageLoaded', { title: `${t('products:list.title')} | Chợ Nổi` }))
  await expect(page.locator('#main')).toBeFocused()
})

test('[A11Y-03] every page has one heading of the first level, seen or for screen readers', async ({ page }) => {
  for (const path of ['/', '/products', '/marketplace', '/cart', '/login']) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

test('[A11Y-04] a lost connection is announced', { tag: '@words' }, async ({ page, say, t }) => {
  const announced = await hearAnnouncements(page)
  await openAsVisitor(page, t, '/')
  await page.route('**/api/v1/products**', (route) => route.abort('internetdisconnected'))
  await productsLink(page, t).click()
  await expect.poll(announced).toContain(
    say({
      vi: 'Lỗi kết nối mạng. Vui lòng thử lại sau.',
      en: 'Network connection failed. Please try again later.',
    }),
  )
})

const productsLink = (page: Page, t: Words) =>
  page
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: t('shell:nav.products'), exact: true })
