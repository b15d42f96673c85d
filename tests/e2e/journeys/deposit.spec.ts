import { formatMoney } from '@chonoi/i18n'
import type { Page } from '@playwright/test'
import { register, signIn } from '../support/people.ts'
import { newPerson, type Site } from '../support/site.ts'
import { expect, test, type Words } from '../support/test.ts'
import { receiptPicture } from '../support/receipt.ts'

const asked = 50_000_000
const received = 48_000_000

test('[CART-04, WAL-01, ADM-DEP-09, ADM-DEP-10, ADM-DEP-11, ADM-DEP-15] a visitor with a cart registers and deposits; an administrator credits what arrived', async ({
  page,
  another,
  site,
  t,
}) => {
  const person = newPerson()

  await test.step('the cart of the visitor comes along into the account', async () => {
    const [product] = await site.products('inStock=true&search=bat&limit=1')
    await page.goto(`/products/${product?.slug}`)
    await page.getByRole('button', { name: t('products:detail.addToCart') }).click()
    await expect(page.getByText(t('products:detail.added'))).toBeVisible()
    await register(page, t, person)
    const cart = page.getByRole('banner').getByRole('link', { name: t('shell:cart.label', { count: 1 }) })
    await expect(cart).toBeVisible()
    await cart.click()
    await expect(page.getByRole('listitem').filter({ hasText: product?.name ?? '' })).toBeVisible()
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(([, value]) => /"productId"/.test(value)),
    )
    expect(kept).toEqual([])
  })

  await test.step('the wallet is empty', async () => {
    await page.goto('/wallet')
    await expect(figure(page, t('wallet:balance.available'))).toHaveText(formatMoney(0))
  })

  const reference = await test.step('a manual deposit shows VietQR and takes the receipt', () => askForDeposit(page, t))

  const admin = await another()
  await test.step('an administrator finds it waiting on the dashboard and in the deposits', async () => {
    await signIn(admin, site, 'admin@chonoi.test')
    await admin.goto('/admin')
    await expect(figure(admin, t('dashboard:pending.deposits'))).toHaveText(/[1-9]/)
    await admin
      .getByRole('main')
      .getByRole('link', { name: t('dashboard:action.deposits'), exact: true })
      .click()
    await expect(admin.getByRole('heading', { level: 1, name: t('deposits:admin.title') })).toBeVisible()
  })

  await test.step('accepts it with the amount received', async () => {
    const row = admin.getByRole('row').filter({ hasText: reference })
    await expect(row).toContainText(formatMoney(asked))
    await row.getByRole('button', { name: t('deposits:process.action') }).click()
    const dialog = admin.getByRole('dialog', { name: t('deposits:process.title') })
    for (const decision of ['COMPLETED', 'FAILED', 'PENDING'] as const)
      await expect(dialog.getByRole('radio', { name: t(`deposits:decision.${decision}`) })).toBeAttached()
    await expect(dialog.getByRole('radio', { name: t('deposits:decision.COMPLETED') })).toBeChecked()
    const amount = dialog.getByRole('textbox', { name: new RegExp(`^${t('deposits:process.actualAmount')}`) })
    await expect(amount).toHaveValue('500.000')
    await amount.fill('480000')
    await dialog.getByRole('button', { name: t('deposits:process.submit') }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText(t('deposits:status.COMPLETED'))
    await expect(row).toContainText(t('deposits:column.credited', { amount: formatMoney(received) }))
    await expect(row.getByRole('button', { name: t('deposits:process.action') })).toHaveCount(0)
  })

  await test.step('the wallet is credited, and the customer is notified', async () => {
    await page.goto('/wallet')
    await expect(figure(page, t('wallet:balance.available'))).toHaveText(formatMoney(received))
    await page.goto('/notifications')
    await expect(page.getByText(t('notifications:type.DEPOSIT_COMPLETED')).first()).toBeVisible()
    const session = await site.signIn(person.email, person.password)
    const { data } = await site.call<{ data: { amountInCents: number; balanceAfterInCents: number }[] }>(
      session,
      'GET',
      '/wallet/transactions',
    )
    expect(data.map(({ amountInCents }) => amountInCents)).toEqual([received])
  })
})

/** The figure under a name: tiles are pairs of a term and its value. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()

async function askForDeposit(page: Page, t: Words): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t('wallet:deposit'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/wallet\/deposit/)
  await page.getByRole('textbox', { name: new RegExp(`^${t('forms:amount.label')}`) }).fill('500000')
  await page.getByRole('button', { name: t('wallet:deposit.continue') }).click()
  await expect(page.getByRole('img', { name: /VietQR/ })).toBeVisible()
  const form = page.getByRole('main')
  await form.getByRole('combobox', { name: new RegExp(`^${t('wallet:deposit.yourBank')}`) }).fill('Vietcombank')
  await page.getByRole('option', { name: /Vietcombank/ }).click()
  const reference = form.getByRole('textbox', { name: new RegExp(`^${t('forms:bankReference.label')}`) })
  if ((await reference.inputValue()) === '') await reference.fill('FT26325001234')
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bien-lai.png', mimeType: 'image/png', buffer: receiptPicture() })
  await expect(form.getByText('bien-lai.png')).toBeVisible()
  const sent = page.waitForResponse((response) => /\/deposits\/[\w-]+\/transfer$/.test(response.url()) && response.ok())
  await form.getByRole('button', { name: t('wallet:deposit.submit', { amount: formatMoney(asked) }) }).click()
  const { depositReference, proofUrl } = (await (await sent).json()) as {
    depositReference: string
    proofUrl: string | null
  }
  expect(proofUrl).not.toBeNull()
  await expect(page.getByText(new RegExp(depositReference)).first()).toBeVisible()
  return depositReference
}

test('[ADM-DEP-27] a server refusal keeps the process dialog open with its input, and shows the reason', async ({
  page,
  site,
  t,
}) => {
  const { admin, reference, id } = await pendingDeposit(page, site)
  const row = page.getByRole('row').filter({ hasText: reference })
  await row.getByRole('button', { name: t('deposits:process.action') }).click()
  const dialog = page.getByRole('dialog', { name: t('deposits:process.title') })
  await dialog
    .getByRole('textbox', { name: new RegExp(`^${t('deposits:process.notes').split(' (')[0]}`) })
    .fill('Đã đối chiếu')
  await site.call(admin, 'PUT', `/admin/deposits/${id}/process`, { status: 'FAILED' })
  await dialog.getByRole('button', { name: t('deposits:process.submit') }).click()
  await expect(dialog.getByText(t('errors:deposit.not_pending'))).toBeVisible()
  await expect(
    dialog.getByRole('textbox', { name: new RegExp(`^${t('deposits:process.notes').split(' (')[0]}`) }),
  ).toHaveValue('Đã đối chiếu')
})

test('[ADM-DEP-12, ADM-DEP-07] a rejected deposit credits nothing and can no longer be processed', async ({
  page,
  site,
  t,
}) => {
  const { reference, customer } = await pendingDeposit(page, site)
  const row = page.getByRole('row').filter({ hasText: reference })
  await row.getByRole('button', { name: t('deposits:process.action') }).click()
  const dialog = page.getByRole('dialog', { name: t('deposits:process.title') })
  await dialog
    .locator('label')
    .filter({ hasText: t('deposits:decision.FAILED') })
    .click()
  await dialog.getByRole('button', { name: t('deposits:process.submit') }).click()
  await expect(row).toContainText(t('deposits:status.FAILED'))
  await expect(row.getByRole('button', { name: t('deposits:process.action') })).toHaveCount(0)
  expect(await site.call(customer, 'GET', '/wallet/balance')).toMatchObject({ availableInCents: 0 })
})

async function pendingDeposit(page: Page, site: Site) {
  const { session: customer } = await site.newCustomer()
  const { id, depositReference } = await site.call<{ id: string; depositReference: string }>(
    customer,
    'POST',
    '/deposits',
    {
      amountInCents: asked,
      paymentMethod: 'BANK_TRANSFER',
    },
  )
  await signIn(page, site, 'admin@chonoi.test')
  await page.goto('/admin/deposits')
  return { admin: await site.signIn('superadmin@chonoi.test'), customer, id, reference: depositReference }
}
