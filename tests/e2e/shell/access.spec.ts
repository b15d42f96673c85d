import { fillRegistration, fillSignIn, passwordBox, signIn } from '../support/people.ts'
import { demoPassword, newPerson } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('[GUARD-03] a visitor on /orders signs in and comes back to it', async ({ page, t }) => {
  await page.goto('/orders')
  await expect(page).toHaveURL(/\/login\?next=%2Forders$/)
  await fillSignIn(page, t, 'customer@chonoi.test', demoPassword)
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('heading', { level: 1, name: t('orders:mine.title') })).toBeVisible()
})

test('[GUARD-02, ROUTE-90] a customer on /admin is sent to /unauthorized', async ({ page, site, t }) => {
  await signIn(page, site, 'customer@chonoi.test')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/unauthorized/)
  await expect(page.getByRole('heading', { level: 1, name: t('shell:access.unauthorizedTitle') })).toBeVisible()
})

test('[ROLE-33] coupons, settings, news, categories, deposits and withdrawals are refused by their routes alone', async ({
  page,
  site,
  t,
}) => {
  await signIn(page, site, 'customer@chonoi.test')
  const areas = ['coupons', 'settings', 'platform-settings', 'news', 'news/categories', 'deposits', 'withdrawals']
  for (const path of areas.map((area) => `/admin/${area}`)) {
    await page.goto(path)
    await expect(page).toHaveURL(`/unauthorized?next=${encodeURIComponent(path)}`)
    await expect(page.getByRole('heading', { level: 1, name: t('shell:access.unauthorizedTitle') })).toBeVisible()
  }
})

test('[GUARD-02] the role is looked at before the sign-in: a visitor on /admin lands on /unauthorized and may sign in there', async ({
  page,
  t,
}) => {
  await page.goto('/admin/deposits')
  await expect(page).toHaveURL(/\/unauthorized/)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common:action.signIn') })
    .click()
  await fillSignIn(page, t, 'admin@chonoi.test', demoPassword)
  await expect(page).toHaveURL(/\/admin\/deposits$/)
})

test('[GUARD-01] a protected page shows that it is loading until the session is known', async ({ page, site, t }) => {
  await signIn(page, site, 'customer@chonoi.test')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v1/auth/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/orders')
  await expect(page.getByRole('main').getByText(t('common:state.loading')).first()).toBeAttached()
  await expect(page).toHaveURL(/\/orders$/)
  answer()
  await expect(page.getByRole('heading', { level: 1, name: t('orders:mine.title') })).toBeVisible()
})

for (const [ids, path] of [
  ['[ROUTE-25, GUARD-04]', '/login'],
  ['[ROUTE-26, GUARD-04]', '/register'],
  ['[ROUTE-27, GUARD-04]', '/forgot-password'],
  ['[ROUTE-28, GUARD-04]', '/reset-password'],
] as const) {
  test(`${ids} ${path} is for visitors: a signed-in user goes to the dashboard`, async ({ page, site }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await signIn(page, site, 'customer@chonoi.test')
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
}

test('after signing in through the form, next=https://evil.example/ leads to no other site', async ({
  page,
  baseURL,
  t,
}) => {
  await page.goto(`/login?next=${encodeURIComponent('https://evil.example/')}`)
  await fillSignIn(page, t, 'customer@chonoi.test', demoPassword)
  await expect(page).toHaveURL(`${baseURL}/dashboard`)
})

test('signing in returns to the part of the page that the address names', async ({ page, t, baseURL }) => {
  await page.goto('/notifications/preferences#email')
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillSignIn(page, t, 'customer@chonoi.test', demoPassword)
  await expect(page).toHaveURL(`${baseURL}/notifications/preferences#email`)
})

// The same component handles `next` for users who are already signed in.
for (const next of ['//evil.example/', '/\\evil.example/', 'javascript:alert(1)']) {
  test(`a signed-in person on /login with next=${next} is led to no other site`, async ({ page, site, baseURL }) => {
    await signIn(page, site, 'customer@chonoi.test')
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL(`${baseURL}/dashboard`)
  })
}

test('a wrong password shows a message and keeps the e-mail', async ({ page, t }) => {
  await page.goto('/login')
  await fillSignIn(page, t, 'customer@chonoi.test', 'hoàn-toàn-sai-1')
  const summary = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('errors:auth.invalid_credentials') })
  await expect(summary).toBeFocused()
  await expect(page.getByRole('textbox', { name: t('forms:email.label') })).toHaveValue('customer@chonoi.test')
  await expect(passwordBox(page, t)).toHaveValue('hoàn-toàn-sai-1')
})

test('an unknown e-mail is refused with the same message as a wrong password', async ({ page, t }) => {
  await page.goto('/login')
  await fillSignIn(page, t, 'khong-co-ai@example.vn', 'hoàn-toàn-sai-1')
  await expect(page.getByRole('main').getByText(t('errors:auth.invalid_credentials'))).toBeVisible()
})

test('[SESS-35] an invalid registration shows every problem, takes the focus, and keeps the input', async ({
  page,
  t,
}) => {
  await page.goto('/register')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: new RegExp(`^${t('forms:email.label')}`) }).fill('không-phải-email')
  await passwordBox(page, t).fill('ngắn')
  await main.getByRole('button', { name: t('auth:register.submit') }).click()
  const summary = main.getByRole('alert').first()
  await expect(summary).toBeFocused()
  for (const words of [
    t('errors:email.invalid'),
    t('errors:password.too_short', { min: 8 }),
    t('errors:terms.not_accepted'),
  ])
    await expect(summary).toContainText(words)
  await expect(main.getByRole('textbox', { name: new RegExp(`^${t('forms:email.label')}`) })).toHaveValue(
    'không-phải-email',
  )
  await summary.getByRole('link', { name: t('errors:email.invalid') }).click()
  await expect(main.getByRole('textbox', { name: new RegExp(`^${t('forms:email.label')}`) })).toBeFocused()
})

test('registration reports a taken e-mail and keeps the input', async ({ page, t }) => {
  await page.goto('/register')
  const taken = { ...newPerson(), email: 'customer@chonoi.test' }
  const box = (name: string) => page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) })
  await fillRegistration(page, t, taken)
  await expect(page.getByRole('main').getByText(t('errors:auth.email_taken')).first()).toBeVisible()
  await expect(box(t('forms:lastName.label'))).toHaveValue(taken.lastName)
  await expect(box(t('forms:password.label'))).toHaveValue(taken.password)
})
