import type { Words } from '../support/test.ts'
import { hearAnnouncements, seeToasts } from '../support/announcements.ts'
import { accountMenu, openAsVisitor, signIn, signOut } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const header = 'banner'

test.describe('the header', () => {
  test('[SHELL-01] links home, products and shops; news once there are any pages of them', async ({
    page,
    request,
    t,
  }) => {
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: t('shell:nav.label') })
    for (const [name, href] of [
      ['shell:nav.home', '/'],
      ['shell:nav.products', '/products'],
      ['shell:nav.marketplace', '/marketplace'],
    ] as const) {
      await expect(navigation.getByRole('link', { name: t(name), exact: true })).toHaveAttribute('href', href)
    }
    const hasNews = (await request.get('/news')).ok()
    await expect(navigation.locator('a[href="/news"]')).toHaveCount(hasNews ? 1 : 0)
  })

  test('[SHELL-02, SHELL-04] links sign in and sign up for visitors, and no cart link', async ({ page, t }) => {
    await page.goto('/')
    const banner = page.getByRole(header)
    await expect(banner.getByRole('link', { name: t('shell:nav.signIn') })).toHaveAttribute('href', '/login')
    await expect(banner.getByRole('link', { name: t('shell:nav.signUp') })).toHaveAttribute('href', '/register')
    await expect(banner.locator('a[href="/cart"]')).toHaveCount(0)
  })

  test('[SHELL-08, SEARCH-04] the search is trimmed, encoded and led to /search', async ({ page, t }) => {
    await openAsVisitor(page, t, '/')
    await page.getByRole('combobox', { name: t('shell:search.label') }).fill('  áo & thun ')
    await page
      .getByRole('search')
      .getByRole('button', { name: t('shell:search.submit') })
      .click()
    await expect(page).toHaveURL(/\/search\?q=/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('áo & thun')
    expect(new URL(page.url()).search).not.toContain('& ')
  })

  test('[SEARCH-01, SEARCH-02, SEARCH-03] a blank search is refused with a message and keeps the focus', {
    tag: '@words',
  }, async ({ page, say, t }) => {
    const announced = await hearAnnouncements(page)
    await openAsVisitor(page, t, '/products')
    const box = page.getByRole('combobox', { name: t('shell:search.label') })
    await box.fill('   ')
    await page
      .getByRole('search')
      .getByRole('button', { name: t('shell:search.submit') })
      .click()
    await expect
      .poll(announced)
      .toContain(say({ vi: 'Vui lòng nhập từ khóa tìm kiếm', en: 'Please enter search keywords' }))
    await expect(box).toBeFocused()
    await expect(page).toHaveURL(/\/products$/)
  })

  test('[SHELL-09, I18N-01] the language menu turns the page into the other language, also after a reload', {
    tag: '@words',
  }, async ({ page, language, t }) => {
    const other = language === 'vi' ? 'en' : 'vi'
    await openAsVisitor(page, t, '/products')
    await page
      .getByRole(header)
      .getByRole('button', { name: t('shell:language.menu') })
      .click()
    await page.getByRole('menuitemradio', { name: other === 'en' ? 'English' : 'Tiếng Việt' }).click()
    const heading = page.getByRole('heading', { level: 1, name: other === 'en' ? 'Products' : 'Sản phẩm', exact: true })
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })

  test('[SHELL-10, THEME-01] the toggle changes light and dark, and a reload keeps it from the first byte', async ({
    page,
    t,
  }) => {
    await openAsVisitor(page, t, '/')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page
      .getByRole(header)
      .getByRole('button', { name: t('shell:theme.toDark') })
      .click()
    await expect(page.getByRole(header).getByRole('button', { name: t('shell:theme.toLight') })).toBeVisible()
    await expect.poll(background).not.toBe(light)
    const again = await page.reload()
    expect(await again?.text()).toMatch(/<html[^>]*data-theme="dark"/)
    await expect(page.getByRole(header).getByRole('link', { name: t('shell:nav.signIn') })).toBeVisible()
    await page
      .getByRole(header)
      .getByRole('button', { name: t('shell:theme.toLight') })
      .click()
    await expect.poll(background).toBe(light)
  })

  test('[SHELL-19] on a phone one menu button holds the links', async ({ page, t }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openAsVisitor(page, t, '/')
    await expect(page.getByRole('link', { name: t('shell:nav.marketplace'), exact: true }).first()).toBeHidden()
    await page.getByRole('button', { name: t('shell:mobile.open') }).click()
    const menu = page.getByRole('dialog', { name: t('shell:mobile.title') })
    await menu.getByRole('link', { name: t('shell:nav.marketplace'), exact: true }).click()
    await expect(page).toHaveURL(/\/marketplace$/)
    await expect(menu).toBeHidden()
  })

  test('[ROUTE-24] none of its further links ends on the not-found screen', async ({ page, t, request }) => {
    await openAsVisitor(page, t, '/')
    await page
      .getByRole(header)
      .getByRole('button', { name: t('shell:nav.more'), exact: true })
      .click()
    const links = page.getByRole('menu').getByRole('menuitem')
    await expect(links.first()).toBeVisible()
    const addresses = await links.evaluateAll((items) => items.map((item) => item.getAttribute('href')))
    expect(addresses).toEqual(expect.arrayContaining(['/creators', '/pricing', '/careers', '/licenses']))
    for (const address of addresses) expect((await request.get(address ?? '')).status(), address ?? '').toBe(200)
  })
})

test.describe('who is signed in', () => {
  test('[SHELL-03, SHELL-04, SHELL-05, SHELL-06, SHELL-21, GEN-02] a customer has dashboard, profile and cart, and neither administration nor selling', async ({
    page,
    site,
    t,
  }) => {
    await signIn(page, site, 'customer@chonoi.test')
    await page.goto('/')
    const banner = page.getByRole(header)
    await expect(banner.locator('a[href="/cart"]')).toBeVisible()
    await accountMenu(page, t).click()
    const menu = page.locator('.shell-user-menu')
    for (const path of ['/dashboard', '/profile', '/wallet'])
      await expect(menu.locator(`a[href="${path}"]`)).toBeVisible()
    await expect(menu.locator('a[href^="/admin"]')).toHaveCount(0)
    await expect(menu.locator('a[href^="/seller"]')).toHaveCount(0)
  })

  test('[SHELL-06, GEN-03] a seller has the links of selling, and not of administration', async ({ page, site, t }) => {
    await signIn(page, site, 'seller@chonoi.test')
    await page.goto('/')
    await accountMenu(page, t).click()
    const menu = page.locator('.shell-user-menu')
    await expect(menu.locator('a[href="/seller"]')).toBeVisible()
    await expect(menu.locator('a[href="/admin"]')).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: t('shell:nav.sellerProducts') })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: t('shell:nav.sellerOrders') })).toBeVisible()
  })

  for (const email of ['admin@chonoi.test', 'superadmin@chonoi.test']) {
    test(`[SHELL-05, GEN-05] ${email} has the link to the administration`, async ({ page, site, t }) => {
      await signIn(page, site, email)
      await page.goto('/')
      await accountMenu(page, t).click()
      await expect(page.locator('.shell-user-menu a[href="/admin"]')).toBeVisible()
    })
  }

  test('[SHELL-17, SHELL-18] the account menu shows name, e-mail and role, and links to own pages and sign-out', async ({
    page,
    site,
    t,
  }) => {
    await signIn(page, site, 'customer@chonoi.test')
    await page.goto('/')
    await accountMenu(page, t).click()
    const menu = page.locator('.shell-user-menu')
    await expect(menu).toContainText('Nguyễn Thị Mai')
    await expect(menu).toContainText('customer@chonoi.test')
    await expect(menu).toContainText(t('roles:CUSTOMER'))
    for (const name of ['shell:nav.dashboard', 'shell:user.settings', 'shell:user.signOut'] as const)
      await expect(page.getByRole('menuitem', { name: t(name), exact: true })).toBeVisible()
  })

  test('[SHELL-20, SESS-05] signing out clears the session, confirms it and leads home', async ({ page, site, t }) => {
    await signIn(page, site, 'customer@chonoi.test')
    const toasts = await seeToasts(page)
    await page.goto('/wallet')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
    await signOut(page, t)
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(toasts).toContainEqual(expect.stringContaining(t('shell:user.signedOut')))
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')])).toEqual([
      null,
      null,
    ])
  })

  test('[SHELL-15] the shop switcher is hidden for a member of one shop, and shown for a member of three', async ({
    page,
    another,
    site,
    t,
  }) => {
    await signIn(page, site, 'customer@chonoi.test')
    await page.goto('/dashboard')
    await expect(accountMenu(page, t)).toBeVisible()
    await expect(page.getByRole('button', { name: switcherName(t) })).toHaveCount(0)
    const other = await another()
    await signIn(other, site, 'multi@chonoi.test')
    await other.goto('/dashboard')
    await expect(other.getByRole('button', { name: switcherName(t) })).toBeVisible()
  })

  test('[SHELL-14] the bell shows the number of unread notifications and lists them', async ({ page, site, t }) => {
    await signIn(page, site, 'customer@chonoi.test')
    await page.goto('/dashboard')
    const bell = page.getByRole(header).getByRole('button', { name: new RegExp(`^${t('shell:nav.notifications')}`) })
    await bell.click()
    await expect(page.getByRole('dialog').getByRole('link', { name: t('shell:bell.viewAll') })).toBeVisible()
  })
})

const switcherName = (t: Words) =>
  new RegExp(`${t('shell:tenant.switcher')}|${t('shell:tenant.current', { name: '' }).trim()}`)
