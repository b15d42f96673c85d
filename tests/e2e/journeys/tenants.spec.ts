import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[SHELL-16, TENANT-01, TENANT-05, GEN-06] a member of three shops switches to an active one and works there', async ({
  page,
  site,
  t,
}) => {
  await signIn(page, site, 'multi@chonoi.test')
  await page.goto('/tenant/switching')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  const other = rows
    .filter({ hasText: t('account:membership.ACTIVE') })
    .filter({ has: page.getByRole('button', { name: t('account:tenants.switch') }) })
    .first()
  await other.getByRole('button', { name: t('account:tenants.switch') }).click()
  await expect(page.getByText(t('account:tenants.current'), { exact: true })).toHaveCount(1)
  await expect(rows.filter({ hasText: t('account:tenants.current') })).toBeFocused()
  await expect(page.getByText(new RegExp(t('shell:tenant.switched', { name: '' }).trim())).first()).toBeVisible()
  const switcher = page.getByRole('button', { name: new RegExp(t('shell:tenant.current', { name: '' }).trim()) })
  await switcher.click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
})

test('[TENANT-02, TENANT-03] switching to the suspended shop is refused with the documented error box', async ({
  page,
  site,
  t,
}) => {
  await signIn(page, site, 'multi@chonoi.test')
  await page.goto('/tenant/switching')
  const suspended = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('account:membership.SUSPENDED') })
  await suspended.getByRole('button', { name: t('account:tenants.switch') }).click()
  await expect(page.getByText('Tenant Switch Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Cannot switch to inactive or unavailable tenant', { exact: true })).toBeVisible()
  await expect(suspended.getByText(t('account:tenants.current'), { exact: true })).toHaveCount(0)
})

test('[TENANT-05] a tab reloads its data once another tab switched shop', async ({ page, site, t }) => {
  await signIn(page, site, 'multi@chonoi.test')
  await page.goto('/wallet')
  await expect(page.getByRole('main').getByText(/₫/).first()).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/tenant/switching')
  const asked = page.waitForRequest((request) => request.url().endsWith('/wallet/balance'))
  await other
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: t('account:membership.ACTIVE') })
    .getByRole('button', { name: t('account:tenants.switch') })
    .click()
  await asked
})
