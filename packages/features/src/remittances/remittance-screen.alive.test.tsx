import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { importDraft } from '../../testing/alive/arrange-remittance.ts'
import { RemittanceScreen } from './remittance-screen.tsx'

const apiOf = async (account: DemoAccount) => (await demoSession(account)).api

/** The administrator has imported a statement, and somebody looks at it. */
async function shown(as: DemoAccount) {
  const draft = await importDraft({
    customer: await apiOf('customer@chonoi.test'),
    seller: await apiOf('seller@chonoi.test'),
    admin: await apiOf('admin@chonoi.test'),
    second: await apiOf('superadmin@chonoi.test'),
  })
  const setting = { words: ['remittances', 'forms'], as, language: 'vi', address: '/admin/remittances/1' } as const
  const { screen } = await renderScreen(<RemittanceScreen remittanceId={draft.id} />, setting)
  return { screen, draft }
}

test('a second administrator confirms a remittance, and sees what was booked', async () => {
  const { screen, draft } = await shown('superadmin@chonoi.test')
  await screen.getByRole('button', { name: 'Xác nhận tiền đã về' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận tiền đã về' }).click()
  await expect.element(screen.getByText(/^Đã trả .* cho 1 đơn hàng$/)).toBeVisible()
  await expect.element(screen.getByText(/3 dòng không khớp nên không được ghi sổ\./)).toBeVisible()
  const path = { id: draft.lines[0]?.order?.id ?? '' }
  const order = await unwrap((await apiOf('customer@chonoi.test')).GET('/orders/{id}', { params: { path } }))
  expect(order.paymentStatus).toBe('PAID')
})

test('whoever imported a remittance is told that somebody else confirms it', async () => {
  const { screen } = await shown('admin@chonoi.test')
  const confirm = screen.getByRole('button', { name: 'Xác nhận tiền đã về' })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect.element(confirm).toHaveAttribute('title', 'Người khác phải xác nhận đợt đối soát do bạn nhập')
})
