import type { Campaign, NotificationList } from '@chonoi/contract'
import type { Locator, Page } from '@playwright/test'
import { typeMoment } from '../support/moment.ts'
import { signIn } from '../support/people.ts'
import type { Customer, SignedIn, Site } from '../support/site.ts'
import { expect, test, type Words } from '../support/test.ts'

type Reader = Customer & { session: SignedIn }

const firstNames = ['Bảy', 'Tám', 'Chín']

/** People who bought a product and chose to hear of promotions. */
async function arrangeReaders(site: Site, productId: string): Promise<Reader[]> {
  return Promise.all(
    firstNames.map(async (firstName) => {
      const reader = await site.newCustomer(50_000_000)
      await site.call(reader.session, 'PUT', '/auth/profile', { firstName, lastName: 'Lê' })
      await site.call(reader.session, 'PUT', '/notifications/preferences', { promotions: true })
      await site.placedOrder(reader.session, { id: productId })
      return reader
    }),
  )
}

/** Presses one of the steps of an opened campaign and agrees to its question. */
async function take(page: Page, t: Words, step: 'SCHEDULE' | 'SEND' | 'PAUSE' | 'RESUME' | 'CANCEL'): Promise<void> {
  const name = t(`campaigns:action.${step}`)
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

const badge = (page: Page, t: Words, status: Campaign['status']): Locator =>
  page
    .getByRole('main')
    .getByText(t(`campaigns:status.${status}`), { exact: true })
    .first()

test('[NOTIF-07] an administrator writes a campaign for the buyers of a product, schedules, sends, pauses and resumes it, and reads what they did', async ({
  page,
  another,
  site,
  t,
}) => {
  test.setTimeout(240_000)
  const shop = await site.signIn('shopadmin@chonoi.test')
  const product = await site.productWithStock(shop, 9, `Khăn rằn ${Date.now().toString(36)}`)
  const readers = await arrangeReaders(site, product.id)
  // She bought it too, and hears of no promotions.
  await site.placedOrder((await site.newCustomer(50_000_000)).session, { id: product.id })
  await signIn(page, site, 'admin@chonoi.test')

  await test.step('writes it: content, audience, and the preview for three of its people', async () => {
    await page.goto('/admin/campaigns')
    await page.getByRole('link', { name: t('campaigns:add') }).click()
    const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
    await box(t('campaigns:form.name')).fill('Khăn mới về')
    await page.getByRole('radio', { name: new RegExp(`^${t('campaigns:channel.IN_APP')}`) }).check()
    await box(t('campaigns:form.subject')).fill('{{firstName}} ơi, khăn mới về')
    await box(t('campaigns:form.content')).fill('Mời {{firstName}} ghé xem.')
    await box(t('campaigns:form.link')).fill('/products')
    await page.getByRole('checkbox', { name: t('campaigns:form.role.CUSTOMER') }).check()
    await page.getByRole('combobox', { name: t('campaigns:form.product') }).fill(product.name)
    await page.getByRole('option', { name: product.name }).click()
    await expect(page.getByText(t('campaigns:audience.count', { count: 3, shown: '3' }))).toBeVisible()
    const preview = page.getByRole('region', { name: t('campaigns:preview.title') })
    const reader = page.getByRole('combobox', { name: t('campaigns:preview.reader') })
    for (const firstName of firstNames) {
      await reader.selectOption({ label: `Lê ${firstName}` })
      await expect(preview.getByText(`${firstName} ơi, khăn mới về`)).toBeVisible()
    }
    await page.getByRole('radio', { name: new RegExp(`^${t('campaigns:form.start.AT_TIME')}`) }).check()
    const moment = page.getByRole('group', { name: t('campaigns:form.scheduledAt') })
    await typeMoment(page, moment, { day: '15', month: '01', hour: '08', minute: '00' })
    // The others wait for their minute, so that there is something to pause.
    await page.getByRole('spinbutton', { name: t('campaigns:form.ratePerMinute') }).fill('1')
    await page.getByRole('button', { name: t('common:action.save') }).click()
    await expect(page).toHaveURL(/\/admin\/campaigns\/[\da-f-]{36}$/)
  })

  await test.step('tries it on an own address, and gives it a time', async () => {
    await page.getByRole('button', { name: t('campaigns:more', { name: 'Khăn mới về' }) }).click()
    await page.getByRole('menuitem', { name: t('campaigns:test.action') }).click()
    const dialog = page.getByRole('dialog', { name: t('campaigns:test.title') })
    await dialog.getByRole('textbox').fill('admin@chonoi.test')
    await dialog.getByRole('button', { name: t('campaigns:test.action') }).click()
    await expect(page.getByText(t('campaigns:test.done', { count: 1 })).first()).toBeVisible()
    await take(page, t, 'SCHEDULE')
    await expect(badge(page, t, 'SCHEDULED')).toBeVisible()
  })

  await test.step('sends it now after all, pauses and resumes it', async () => {
    await take(page, t, 'SEND')
    await expect(badge(page, t, 'SENDING')).toBeVisible()
    await take(page, t, 'PAUSE')
    await expect(badge(page, t, 'PAUSED')).toBeVisible()
    await take(page, t, 'RESUME')
    await expect(badge(page, t, 'SENDING')).toBeVisible()
  })
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await test.step('a reader who has it opens it; the page of the campaign says so', async () => {
    const hasIt = async ({ session }: Reader) => {
      const { data } = await site.call<NotificationList>(session, 'GET', '/notifications')
      return data.some(({ type }) => type === 'PROMOTION')
    }
    let reached: Reader | undefined
    const findReached = async () => {
      const have = await Promise.all(readers.map(hasIt))
      reached = readers[have.indexOf(true)]
      return reached !== undefined
    }
    // Resumed within the minute of the first, it may wait for the next one.
    await expect.poll(findReached, { timeout: 75_000 }).toBe(true)
    const reader = await another()
    await signIn(reader, site, reached?.email ?? '', reached?.password)
    await reader.goto('/notifications')
    await reader
      .getByRole('main')
      .getByRole('link', { name: /ơi, khăn mới về/ })
      .click()
    await expect(reader).toHaveURL(/\/products$/)
    await take(page, t, 'CANCEL')
    await expect(badge(page, t, 'CANCELLED')).toBeVisible()
  })

  await test.step('reads the report', async () => {
    await expect
      .poll(async () => {
        const admin = await site.signIn('admin@chonoi.test')
        return (await site.call<Campaign>(admin, 'GET', `/notification-campaigns/${id}`)).figures
      })
      .toMatchObject({ recipients: 3, waiting: 0, opened: 1, clicked: 1 })
    const figure = (label: string) => page.getByRole('main').locator('.ui-stat').filter({ hasText: label })
    await page.reload()
    for (const name of ['opened', 'clicked'] as const)
      await expect(figure(t(`campaigns:figure.${name}`))).toContainText('1')
    await page.getByRole('link', { name: t('campaigns:progress.byDay') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khăn mới về')
    for (const name of ['opened', 'clicked'] as const)
      await expect(figure(t(`notificationAnalytics:metric.${name}`))).toContainText('1')
  })
})
