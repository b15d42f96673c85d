import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.describe('the deposits of the administration', () => {
  test.beforeEach(async ({ page, site, t }) => {
    await signIn(page, site, 'admin@chonoi.test')
    await page.goto('/admin/deposits')
    await expect(page.getByRole('table', { name: t('deposits:admin.title') })).toBeVisible()
  })

  test('[ADM-DEP-01] total, pending, completed and average stand above the list', async ({ page, t }) => {
    for (const name of ['total', 'pending', 'completed', 'average'] as const)
      await expect(
        page.getByRole('term').filter({ hasText: new RegExp(`^${t(`deposits:stats.${name}`)}$`) }),
      ).toBeVisible()
  })

  test('[ADM-DEP-06] the columns are transaction, customer, amount, status, bank, date and actions', {
    tag: '@words',
  }, async ({ page, say }) => {
    const names = say({
      vi: 'Giao dịch|Khách hàng|Số tiền|Trạng thái|Ngân hàng|Ngày tạo|Thao tác',
      en: 'Transaction|Customer|Amount|Status|Bank|Created|Actions',
    }).split('|')
    await expect(page.getByRole('columnheader')).toHaveText(names, { useInnerText: true })
  })

  test('[ADM-DEP-08] the pager reads page x of y', { tag: '@words' }, async ({ page, say }) => {
    await expect(page.getByText(say({ vi: /^Trang 1 \/ \d+$/, en: /^Page 1 \/ \d+$/ })).first()).toBeAttached()
  })

  test('[ADM-DEP-03, ADM-DEP-26] a search without a hit says so, and clearing the filters brings the list back', {
    tag: '@words',
  }, async ({ page, say, t }) => {
    await page.getByRole('button', { name: t('common:action.showFilters') }).click()
    const search = page.getByRole('searchbox', { name: t('deposits:filter.search') })
    await search.fill('không-có-giao-dịch-này')
    await search.press('Enter')
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByText(say({ vi: 'Không tìm thấy giao dịch nào', en: 'No deposits found' }))).toBeVisible()
    await page.getByRole('button', { name: t('common:action.clearFilters') }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  test('[ADM-DEP-04] Refresh asks the server again', async ({ page, t }) => {
    const asked = page.waitForRequest((request) => request.url().includes('/api/v1/admin/deposits?'))
    await page.getByRole('button', { name: t('common:action.refresh') }).click()
    await asked
  })

  test('[ADM-DEP-05] Export Excel downloads a file that a spreadsheet opens', async ({ page, t }) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('deposits:admin.export') }).click()
    expect((await download).suggestedFilename()).toMatch(/^deposits_\d{4}-\d{2}-\d{2}\.xlsx$/)
  })
})

test('[ADM-DEP-24] a failure to load says so and offers to try again', { tag: '@words' }, async ({
  page,
  say,
  site,
}) => {
  await signIn(page, site, 'admin@chonoi.test')
  let isBroken = true
  await page.route('**/api/v1/admin/deposits?**', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/admin/deposits')
  await expect(
    page.getByText(say({ vi: 'Có lỗi xảy ra khi tải dữ liệu', en: 'The data could not be loaded' })).first(),
  ).toBeVisible({ timeout: 30_000 })
  isBroken = false
  await page
    .getByRole('button', { name: say({ vi: 'Thử lại', en: 'Try again' }) })
    .first()
    .click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
