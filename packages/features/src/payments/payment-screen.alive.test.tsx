import { unwrap } from '@chonoi/api-client'
import { expect, test, vi } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { permissionIs } from '../../test-support/push-permission.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { beginPayment, payFromWallet } from '../../testing/alive/arrange.ts'
import { PaymentScreen } from './payment-screen.tsx'

const as = 'customer@chonoi.test'
const words = ['payments', 'orders', 'wallet'] as const

test("[PAY-01] what a gateway sent along leaves the payment's address; the way back stays", async () => {
  const { api } = await demoSession(as)
  const { id } = await payFromWallet(api)
  const address = `/payments/${id}?vnp_Amount=149122500&vnp_SecureHash=5f0c&next=%2Fwallet`
  const { screen, visited } = await renderScreen(<PaymentScreen paymentId={id} />, { words, as, address })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
  await expect.poll(() => visited).toEqual([`/payments/${id}?next=%2Fwallet`])
})

test('[PAY-01] a transfer that is waited for offers other ways only when they are asked for', async () => {
  const { api } = await demoSession(as)
  const { id } = await beginPayment('VIETQR')(api)
  const { screen } = await renderScreen(<PaymentScreen paymentId={id} />, { words, as, address: `/payments/${id}` })
  const other = screen.getByRole('radio', { name: /VNPay/ })
  await expect
    .element(screen.getByText(/^Complete it before \d\d:\d\d (today|tomorrow) \(\d+ (minutes|hours?) left\)/))
    .toBeVisible()
  await expect.element(other).not.toBeInTheDocument()
  await screen.getByText('Change the payment method').first().click()
  await expect.element(other).toBeVisible()
})

test('[PUSH-01] an order paid through a gateway asks about notifications on the page it returns to', async () => {
  permissionIs('default')
  const { api } = await demoSession(as)
  const { data } = await unwrap(api.GET('/payments/my-payments'))
  const id = data.find(({ status }) => status === 'PAID')?.id ?? ''
  const { screen } = await renderScreen(<PaymentScreen paymentId={id} />, { words, as, address: `/payments/${id}` })
  await expect.element(screen.getByRole('heading', { name: 'Enable push notifications' })).toBeVisible()
})

test('the code of a transfer is saved as a picture, for whoever has a single phone', async () => {
  const made: Blob[] = []
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file)
    return 'blob:nothing'
  })
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { api } = await demoSession(as)
  const { id } = await beginPayment('VIETQR')(api)
  const { screen } = await renderScreen(<PaymentScreen paymentId={id} />, { words, as, address: `/payments/${id}` })
  await screen.getByRole('button', { name: 'Save the QR code' }).click()
  await expect.poll(() => made.length).toBe(1)
  const picture = await createImageBitmap(made[0] ?? new Blob())
  expect([made[0]?.type, picture.width, names]).toEqual(['image/png', 840, [expect.stringMatching(/^VietQR .+\.png$/)]])
  url.mockRestore()
  click.mockRestore()
})
