import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { SellerInvoicesScreen } from './seller-invoices-screen.tsx'

const show = async () => {
  const network = testNetwork()
  const { screen } = await renderScreen(<SellerInvoicesScreen />, {
    ...{ words: ['invoices'], language: 'vi', address: '/seller/invoices', as: 'seller@chonoi.test', network },
  })
  return { network, screen, rows: screen.getByRole('checkbox', { name: /HD-/ }) }
}

test('a seller chooses invoices, asks for one file of their PDFs, and sees how far it is', async () => {
  const { network, screen, rows } = await show()
  await rows.nth(0).click()
  await rows.nth(1).click()
  await screen.getByRole('button', { name: 'Tải PDF' }).click()
  await expect.element(screen.getByRole('progressbar', { name: 'Đang in các hóa đơn đã chọn' })).toBeVisible()
  const body: unknown = await network.sent('POST /invoices/prints')[0]?.json()
  expect(body).toEqual({ invoiceIds: [expect.any(String), expect.any(String)] })
})

test('one chosen invoice is printed at once', async () => {
  const { network, screen, rows } = await show()
  await rows.nth(0).click()
  await screen.getByRole('button', { name: /^Tải PDF: HD-/ }).click()
  await expect.poll(() => network.calls.filter((call) => /^POST \/invoices\/[^/]+\/pdf$/.test(call))).toHaveLength(1)
  expect(network.calls).not.toContain('POST /invoices/prints')
})
