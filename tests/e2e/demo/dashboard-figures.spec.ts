import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// Runs before every journey, for they add deposits and orders of their own.
test('[SEED-01, DASH-06, DASH-09, DASH-10, DASH-11, DASH-12, DASH-13, DASH-14] the demo makes the documented figures true', async ({
  page,
  site,
}) => {
  await signIn(page, site, 'admin@chonoi.test')
  await page.goto('/admin')
  const figure = (name: string) =>
    page
      .getByRole('main')
      .locator('dl')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .first()
  await expect(figure('Nạp tiền chờ duyệt')).toHaveText('5')
  await expect(figure('Rút tiền chờ xử lý')).toHaveText('3')
  await expect(figure('Sản phẩm chờ duyệt')).toHaveText('8')
  await expect(figure('Người dùng chờ xác minh')).toHaveText('3')
  await expect(figure('Doanh thu tháng')).toHaveText(/^15\.000\.000\s₫$/)
  for (const name of ['Tổng người dùng', 'Tổng sản phẩm', 'Tổng bài viết'])
    await expect(figure(name)).toHaveText(/[1-9]/)
})

test('[DASH-15, DASH-16, DASH-17] the quick actions lead to their screens, in order, with what waits there', async ({
  page,
  request,
  site,
}) => {
  const documented = [
    ['/admin/users', '3'],
    ['/admin/products', '8'],
    ['/admin/news', ''],
    ['/admin/deposits', '5'],
    ['/admin/withdrawals', '3'],
    ['/admin/settings', ''],
  ] as const
  // Those whose screen is still to come are not offered.
  const isThere = await Promise.all(documented.map(async ([href]) => (await request.get(href)).ok()))
  const expected = documented.filter((_, index) => isThere[index])
  expect(expected.length).toBeGreaterThan(1)
  await signIn(page, site, 'admin@chonoi.test')
  await page.goto('/admin')
  const actions = page.locator('.dashboard-action')
  await expect(actions).toHaveCount(expected.length)
  const links = await actions.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(expected.map(([href]) => href))
  const countOf = (text: string) => /(\d+\+?)\s*$/.exec(text.replace(/việc đang chờ/, '').trim())?.[1] ?? ''
  // The counts load after the actions.
  await expect
    .poll(async () => (await actions.allInnerTexts()).map(countOf))
    .toEqual(expected.map(([, count]) => count))
})
