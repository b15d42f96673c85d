import { unwrap } from '@chonoi/api-client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { AdminDepositsScreen } from './admin-deposits-screen.tsx'

/** Before the market opened there were no deposits. */
const beforeOpening = 'endDate=2020-01-01'

test.each([
  ['[ADM-DEP-25] an empty list', `/admin/deposits?${beforeOpening}`, 'Chưa có giao dịch nạp tiền nào'],
  ['[ADM-DEP-26] an empty search', '/admin/deposits?search=khong-co-ai-ca', 'Không tìm thấy giao dịch nào'],
  ['[ADM-DEP-26] an empty status', `/admin/deposits?status=FAILED&${beforeOpening}`, 'Không tìm thấy giao dịch nào'],
])('%s (%s) is shown as %j', async (_, address, text) => {
  const setting = { words: ['deposits'], language: 'vi', address, as: 'admin@chonoi.test' } as const
  const { screen } = await renderScreen(<AdminDepositsScreen />, setting)
  await expect.element(screen.getByRole('heading', { name: text })).toBeVisible()
})

afterEach(() => page.viewport(1024, 800))

/** A customer's deposit that waits. */
async function deposit(amountInCents: number) {
  const { api } = await demoSession('customer@chonoi.test')
  const body = { amountInCents, paymentMethod: 'VIETQR' } as const
  return unwrap(api.POST('/deposits', { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body }))
}

test('a deposit is decided beside the list, which it leaves; its details stay, and j goes on', async () => {
  await page.viewport(1366, 800)
  const older = await deposit(70_000_000)
  const newer = await deposit(80_000_000)
  const address = '/admin/deposits?status=PENDING'
  const { screen, visited } = await renderScreen(<AdminDepositsScreen />, {
    ...{ words: ['deposits'], language: 'vi', address, as: 'superadmin@chonoi.test' },
  })
  await expect.element(screen.getByRole('row').filter({ hasText: newer.depositReference })).toBeVisible()
  await userEvent.keyboard('jo')
  const panel = screen.getByRole('complementary', { name: newer.depositReference })
  await expect.element(panel.getByText('800.000\u00a0₫')).toBeVisible()
  expect(visited.at(-1)).toBe(`${address}&open=${newer.id}`)
  await userEvent.keyboard('{F6}')
  await expect.element(panel).toHaveFocus()
  await panel.getByRole('button', { name: 'Xử lý' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Lưu quyết định' }).click()
  const shown = screen.getByRole('complementary')
  await expect.element(shown.getByText('Đã cộng ví')).toBeVisible()
  await expect.element(shown.getByRole('button', { name: 'Xử lý' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('row').filter({ hasText: newer.depositReference })).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('complementary', { name: older.depositReference })).toBeVisible()
})
