import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[DASH-03] Refresh asks for the figures again', async ({ page, site, t }) => {
  await signIn(page, site, 'admin@chonoi.test')
  await page.goto('/admin')
  const refresh = page.getByRole('button', { name: t('common:action.refresh') })
  await expect(refresh).toBeEnabled()
  const asked = page.waitForRequest(/\/api\/v1\/admin\/dashboard\/stats/)
  await refresh.click()
  await asked
})

test('[DASH-04, DASH-05] Export report downloads the figures', async ({ page, site, t }) => {
  await signIn(page, site, 'admin@chonoi.test')
  await page.goto('/admin')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('dashboard:export') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('[DASH-21, DASH-22] 7, 30 and 90 days fetch that window and mark the choice', async ({ page, site, t }) => {
  await signIn(page, site, 'admin@chonoi.test')
  await page.goto('/admin')
  for (const days of [7, 90, 30]) {
    const choice = page.getByRole('radio', { name: t('dashboard:overview.days', { count: days }), exact: true })
    await page.getByText(t('dashboard:overview.days', { count: days }), { exact: true }).click()
    await expect(choice).toBeChecked()
    await expect(
      page.getByText(new RegExp(`^${t('dashboard:chart.summary', { count: days, total: '.*' })}`)).first(),
    ).toBeAttached()
  }
})
