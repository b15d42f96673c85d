import type { PaymentList, Product } from '@chonoi/contract'
import type { Page } from '@playwright/test'
import { decideAtProvider, transferInBank } from '../support/payment-sandbox.ts'
import { signIn } from '../support/people.ts'
import type { Site } from '../support/site.ts'
import { expect, test, type Words } from '../support/test.ts'

/** One product for all buyers of a worker: dear enough for every gateway. */
let goods: Promise<Product> | undefined
const product = (site: Site) =>
  (goods ??= site
    .signIn('shopadmin@chonoi.test')
    .then((shop) => site.productWithStock(shop, 100, `Bộ ấm chén ${process.pid}-${Date.now()}`)))

type Method =
  | 'WALLET'
  | 'VNPAY'
  | 'MOMO'
  | 'ZALOPAY'
  | 'CARD'
  | 'PAYPAL'
  | 'VIETQR'
  | 'MANUAL_DEPOSIT'
  | 'CASH_ON_DELIVERY'

type Buyer = Awaited<ReturnType<Site['newCustomer']>>

/** Picks a way to pay in the list on the page. */
async function choose(page: Page, t: Words, method: Method): Promise<void> {
  const option = page.getByRole('radio', { name: new RegExp(`^${t(`common:paymentMethod.${method}`)}`) })
  await page.getByRole('main').locator('label').filter({ has: option }).click()
  await expect(option).toBeChecked()
}

/** A new buyer places an order, to be paid by this way. */
async function checkOut(page: Page, { site, t, method }: { site: Site; t: Words; method: Method }): Promise<Buyer> {
  const customer = await site.newCustomer(method === 'WALLET' ? 500_000_000 : 0)
  await site.addToCart(customer.session, await product(site))
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/checkout')
  await choose(page, t, method)
  const [before = ''] = t(`cart:checkout.${method === 'CASH_ON_DELIVERY' ? 'order' : 'pay'}`, { total: '|' }).split('|')
  await page.getByRole('button', { name: new RegExp(`^${before}`) }).click()
  return customer
}

/** Pays what is unpaid of a checkout once more. */
async function payAgain(page: Page, t: Words, method: Method): Promise<void> {
  await expect(page.getByText(t('payments:outcome.again'))).toBeVisible()
  await choose(page, t, method)
  await page.getByRole('button', { name: new RegExp(`^${t('payments:again.pay', { amount: '' }).trim()}`) }).click()
}

const expectOutcome = (page: Page, t: Words, status: 'PENDING' | 'PAID' | 'FAILED' | 'PARTIALLY_REFUNDED') =>
  expect(page.getByRole('heading', { level: 1, name: t(`payments:outcome.${status}`), exact: true })).toBeVisible()

const paymentId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

for (const method of ['VNPAY', 'ZALOPAY', 'CARD', 'PAYPAL'] as const)
  test(`[PAY-03] a buyer refuses at ${method}, then pays there and comes back to a paid order`, async ({
    page,
    site,
    t,
  }) => {
    await checkOut(page, { site, t, method })
    await decideAtProvider(page, 'REFUSED')
    await expectOutcome(page, t, 'FAILED')
    await payAgain(page, t, method)
    await decideAtProvider(page, 'PAID')
    await expect(page).toHaveURL(/\/payments\/[0-9a-f-]{36}/)
    await expectOutcome(page, t, 'PAID')
  })

test('a buyer pays from the wallet', async ({ page, site, t }) => {
  await checkOut(page, { site, t, method: 'WALLET' })
  await expect(page.getByRole('heading', { level: 1, name: t('orders:confirmation.title') })).toBeVisible()
})

test('cash on delivery is paid once the shop has delivered', { tag: '@words' }, async ({ page, another, site, t }) => {
  const { session } = await checkOut(page, { site, t, method: 'CASH_ON_DELIVERY' })
  await expect(page.getByRole('heading', { level: 1, name: t('orders:confirmation.title') })).toBeVisible()
  const { data: payments } = await site.call<PaymentList>(session, 'GET', '/payments/my-payments')
  await page.goto(`/payments/${payments[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: t('payments:outcome.cash'), exact: true })).toBeVisible()

  const [order] = await site.ordersOf(session)
  const shop = await another()
  await signIn(shop, site, 'shopadmin@chonoi.test')
  await shop.goto(`/seller/orders/${order?.id}`)
  for (const step of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    const name = t(`orders:step.action.${step}`)
    await shop.getByRole('main').getByRole('button', { name, exact: true }).click()
    // Preparing is one press.
    if (step === 'PROCESSING') continue
    const dialog = shop.getByRole('dialog')
    if (step === 'SHIPPED')
      await dialog.getByRole('textbox', { name: new RegExp(`^${t('orders:ship.trackingCode')}`) }).fill('GHN2611270003')
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await page.reload()
  await expectOutcome(page, t, 'PAID')
})

test('a refusal at MoMo charges nothing, and the order is paid another way', { tag: '@words' }, async ({
  page,
  site,
  t,
}) => {
  await checkOut(page, { site, t, method: 'MOMO' })
  await decideAtProvider(page, 'REFUSED')
  await expectOutcome(page, t, 'FAILED')
  await payAgain(page, t, 'MOMO')
  await decideAtProvider(page, 'PAID')
  await expectOutcome(page, t, 'PAID')
})

test('a payment that is late is waited for, and the page turns paid by itself', async ({ page, context, site, t }) => {
  await checkOut(page, { site, t, method: 'MOMO' })
  await page.waitForURL(/\/pay\/\w+$/)
  const atProvider = page.url()
  await decideAtProvider(page, 'WAIT')
  await expectOutcome(page, t, 'PENDING')
  const later = await context.newPage()
  await later.goto(atProvider)
  await decideAtProvider(later, 'PAID')
  await expectOutcome(page, t, 'PAID')
})

test('a transfer by VietQR is found by its content, and the page turns paid by itself', {
  tag: '@words',
}, async ({ page, site, t }) => {
  await checkOut(page, { site, t, method: 'VIETQR' })
  await expect(page.getByRole('img', { name: /VietQR/ })).toBeVisible()
  await expectOutcome(page, t, 'PENDING')
  await transferInBank(page, t)
  await expectOutcome(page, t, 'PAID')
})

test('a manual transfer waits until an administrator has found the money', async ({ page, another, site, t }) => {
  await checkOut(page, { site, t, method: 'MANUAL_DEPOSIT' })
  await expectOutcome(page, t, 'PENDING')
  const admin = await another()
  await signIn(admin, site, 'admin@chonoi.test')
  await admin.goto(`/admin/payments/${paymentId(page)}`)
  await admin.getByRole('button', { name: t('payments:verify.action') }).click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: t('payments:verify.confirm') })
    .click()
  await expect(admin.getByRole('dialog')).toBeHidden()
  await expectOutcome(page, t, 'PAID')
})

test('an administrator refunds a VNPay payment in part, and the buyer sees it', { tag: '@words' }, async ({
  page,
  another,
  site,
  t,
}) => {
  await checkOut(page, { site, t, method: 'VNPAY' })
  await decideAtProvider(page, 'PAID')
  await expectOutcome(page, t, 'PAID')
  const admin = await another()
  await signIn(admin, site, 'admin@chonoi.test')
  await admin.goto(`/admin/payments/${paymentId(page)}`)
  await admin.getByRole('button', { name: t('payments:refund.action') }).click()
  const dialog = admin.getByRole('dialog', { name: t('payments:refund.title') })
  await dialog.getByRole('textbox', { name: new RegExp(`^${t('payments:refund.amount')}`) }).fill('50000')
  await dialog
    .locator('label')
    .filter({ hasText: t('payments:destination.SOURCE') })
    .click()
  await dialog.getByRole('textbox', { name: new RegExp(`^${t('payments:refund.reason')}`) }).fill('Nắp ấm bị mẻ')
  await dialog.getByRole('button', { name: t('payments:refund.action') }).click()
  await expect(dialog).toBeHidden()
  await expect(admin.getByText('Nắp ấm bị mẻ').first()).toBeVisible()
  await page.reload()
  await expectOutcome(page, t, 'PARTIALLY_REFUNDED')
  await expect(page.getByText(t('payments:refundStatus.COMPLETED')).first()).toBeVisible()
})

test('a buyer downloads the invoice of an order as PDF', async ({ page, site, t }) => {
  const customer = await site.newCustomer(500_000_000)
  const order = await site.placedOrder(customer.session, await product(site))
  const shop = await site.signIn('shopadmin@chonoi.test')
  await site.call(shop, 'POST', '/invoices/from-order', { orderId: order.id })
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/invoices')
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: new RegExp(`^${t('invoices:pdf.of', { number: '' }).trim()}`) })
    .first()
    .click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  const bytes: Buffer[] = []
  for await (const part of await file.createReadStream()) bytes.push(part)
  const pdf = Buffer.concat(bytes)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.subarray(-8).toString()).toContain('%%EOF')
})

test('an administrator reads on the trial balance that all accounts sum to zero, and why each of them has what it has', {
  tag: '@words',
}, async ({ page, site, t }) => {
  await signIn(page, site, 'admin@chonoi.test')
  await page.goto('/admin/trial-balance')
  await expect(page.getByText(t('transactions:balance.sound'), { exact: true })).toBeVisible()
  const accounts = page.getByRole('table', { name: t('transactions:balance.accounts') })
  await accounts
    .getByRole('button', { name: new RegExp(`^${t('transactions:balance.entries')}`) })
    .first()
    .click()
  const why = t('transactions:entries.action')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${why.replace('?', '\\?')}`) })
    .first()
    .click()
  const lines = page.getByRole('dialog', { name: why }).getByRole('definition')
  await expect(lines.nth(1)).toBeVisible()
  const amounts = (await lines.allInnerTexts()).map((text) => Number(text.replace(/−/g, '-').replace(/[^\d-]/g, '')))
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(0)
})
