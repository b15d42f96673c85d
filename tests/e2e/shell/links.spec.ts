import type { Page } from '@playwright/test'
import { accountMenu, signIn } from '../support/people.ts'
import { watchRequests } from '../support/settle.ts'
import { expect, test } from '../support/test.ts'

/** The paths that the page links: header, footer, the navigation beside it, and what it shows itself. */
async function linkedPaths(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const items = page.getByRole('menu').getByRole('menuitem')
  const inMenu = await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')))
  return [...links, ...inMenu].filter((href) => href !== null)
}

const audiences = [
  [null, ['/']],
  ['customer@chonoi.test', ['/dashboard', '/orders', '/wallet']],
  ['user@chonoi.test', ['/dashboard']],
  ['seller@chonoi.test', ['/dashboard', '/seller', '/seller/products']],
  ['admin@chonoi.test', ['/dashboard', '/admin', '/admin/deposits']],
  ['superadmin@chonoi.test', ['/admin']],
] as const

for (const [who, pages] of audiences) {
  test(`no link that ${who ?? 'a visitor'} sees leads to the not-found screen`, async ({ page, request, site, t }) => {
    const linked = new Set<string>()
    const { settle } = watchRequests(page)
    if (who) await signIn(page, site, who)
    for (const path of pages) {
      await page.goto(path)
      if (who) await accountMenu(page, t).click()
      else
        await page
          .getByRole('banner')
          .getByRole('button', { name: t('shell:nav.more'), exact: true })
          .click()
      await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeVisible()
      await settle()
      for (const href of await linkedPaths(page)) linked.add(href)
    }
    expect(linked.size).toBeGreaterThan(10)
    for (const href of linked) expect((await request.get(href)).status(), href).toBe(200)
  })
}
