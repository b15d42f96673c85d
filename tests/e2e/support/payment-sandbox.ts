import { expect, type Page } from '@playwright/test'
import type { Words } from './test.ts'

const decisions = {
  PAID: 'Thanh toán · Pay',
  REFUSED: 'Từ chối · Refuse',
  WAIT: 'Quay lại, chưa trả · Return without paying',
} as const

/** Decides on the page of a provider in the payment sandbox, which leads back to the site. */
export async function decideAtProvider(page: Page, decision: keyof typeof decisions): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/\w+$/)
  await page.getByRole('button', { name: decisions[decision] }).click()
}

/** Transfers, in the sandbox's bank, what the code on the payment's page says. The bank is a page of its own. */
export async function transferInBank(page: Page, t: Words): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: new RegExp(`^${t('payments:transfer.sandboxBank')}`) }).click()
  const bank = await opened
  await bank.getByRole('button', { name: 'Chuyển khoản · Transfer' }).click()
  await expect(bank.getByRole('status')).toContainText('Transferred')
  await bank.close()
}
