import { formatMoney } from '@chonoi/i18n'
import type { Page } from '@playwright/test'
import { signIn } from '../support/people.ts'
import { expect, test, type Words } from '../support/test.ts'

const money = 300_000_000
const [approved, rejected] = [60_000_000, 70_000_000]

async function storeAccount(page: Page, t: Words): Promise<void> {
  await page
    .getByRole('button', { name: t('withdrawals:accounts.add') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('withdrawals:accounts.add') })
  await dialog.getByRole('combobox', { name: new RegExp(`^${t('withdrawals:accounts.bank')}`) }).fill('Vietcombank')
  await page.getByRole('option', { name: /^Vietcombank/ }).click()
  await dialog.getByRole('textbox', { name: new RegExp(`^${t('withdrawals:accounts.number')}`) }).fill('0123456789')
  await dialog.getByRole('textbox', { name: new RegExp(`^${t('withdrawals:accounts.holder')}`) }).fill('NGUYEN THU HA')
  await dialog.getByRole('button', { name: t('withdrawals:accounts.save') }).click()
  await expect(dialog).toBeHidden()
}

async function request(page: Page, t: Words, amountInCents: number): Promise<void> {
  await page.goto('/wallet/withdraw')
  await page
    .getByRole('textbox', { name: new RegExp(`^${t('withdrawals:request.amount')}`) })
    .fill(String(amountInCents / 100))
  await page.getByRole('button', { name: t('withdrawals:request.submit') }).click()
  await expect(page).toHaveURL(/\/wallet\/withdrawals$/)
  await expect(page.getByRole('main').getByText(formatMoney(amountInCents)).first()).toBeVisible()
}

test('a customer withdraws twice; an administrator approves one and rejects the other', { tag: '@words' }, async ({
  page,
  another,
  site,
  t,
}) => {
  const customer = await site.newCustomer(money)
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/wallet/withdraw')
  await storeAccount(page, t)
  await request(page, t, approved)
  await request(page, t, rejected)

  const admin = await another()
  await signIn(admin, site, 'admin@chonoi.test')
  for (const [amount, decision] of [
    [approved, 'approve'],
    [rejected, 'reject'],
  ] as const) {
    await admin.goto(`/admin/withdrawals?search=${encodeURIComponent(customer.email)}&status=PENDING`)
    const card = admin
      .getByRole('article')
      .or(admin.getByRole('listitem'))
      .filter({ hasText: formatMoney(amount) })
    await card
      .getByRole('button', { name: t('withdrawals:process.action') })
      .first()
      .click()
    const dialog = admin.getByRole('dialog', { name: t('withdrawals:process.title') })
    await expect(dialog.getByText(formatMoney(amount))).toBeVisible()
    await dialog.getByRole('button', { name: t(`withdrawals:process.${decision}`), exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  await page.reload()
  const rowOf = (amount: number) => page.getByRole('row').filter({ hasText: formatMoney(amount) })
  await expect(rowOf(approved)).toContainText(t('withdrawals:status.COMPLETED'))
  await expect(rowOf(rejected)).toContainText(t('withdrawals:status.REJECTED'))
  const balance = await site.call<{ availableInCents: number }>(customer.session, 'GET', '/wallet/balance')
  expect(balance.availableInCents).toBe(money - approved)
})

test('a customer switches on an automatic withdrawal, tests it and sees it run', async ({ page, site, t }) => {
  const customer = await site.newCustomer(money)
  await site.call(customer.session, 'POST', '/bank-accounts', {
    ...{ bankBin: '970436', accountNumber: '0123456789', accountHolder: 'NGUYEN THU HA' },
  })
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/wallet/withdrawals')
  await page.getByRole('button', { name: t('withdrawals:auto.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('withdrawals:auto.add') })
  const box = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await box(t('withdrawals:auto.name')).fill('Về Vietcombank')
  await box(t('withdrawals:auto.threshold')).fill('1000000')
  await box(t('withdrawals:auto.kept')).fill('2000000')
  await dialog.getByRole('button', { name: t('withdrawals:auto.save') }).click()
  await expect(dialog).toBeHidden()

  const name = 'Về Vietcombank'
  const isOn = page.getByRole('switch', { name: t('withdrawals:auto.switch', { name }) })
  if (!(await isOn.isChecked())) await page.locator('label').filter({ has: isOn }).click()
  await expect(isOn).toBeChecked()
  await page.getByRole('button', { name: t('withdrawals:auto.testLabel', { name }) }).click()
  const amount = formatMoney(100_000_000)
  await expect(page.getByText(t('withdrawals:auto.test.ready', { amount }))).toBeVisible()
  expect(await site.call(customer.session, 'GET', '/wallet/balance')).toMatchObject({ availableInCents: money })

  await page.getByRole('button', { name: t('withdrawals:auto.triggerLabel', { name }) }).click()
  const trigger = page.getByRole('dialog', { name: t('withdrawals:auto.triggerTitle', { name }) })
  await trigger.getByRole('textbox', { name: new RegExp(`^${t('withdrawals:auto.reason')}`) }).fill('Cần tiền sớm')
  await trigger.getByRole('button', { name: t('withdrawals:auto.trigger') }).click()
  await expect(trigger).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: amount })).toContainText(t('withdrawals:status.PENDING'))
  await expect(page.getByText(t('withdrawals:history.manual', { reason: 'Cần tiền sớm' }))).toBeVisible()
})
