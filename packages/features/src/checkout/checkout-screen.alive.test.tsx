import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { fillCart, forgetAddresses } from '../../testing/alive/arrange.ts'
import { arrangeShippingFees } from '../../testing/alive/arrange-shop.ts'
import { CheckoutScreen } from './checkout-screen.tsx'

const as = 'customer@chonoi.test'

test('the paid cart stays visible until the confirmation replaces it; the empty cart never shows', async () => {
  const { api } = await demoSession(as)
  const path = { id: 'bat-an-com-ve-chuon-chuon' }
  const bowl = await unwrap(api.GET('/products/{id}', { params: { path } }))
  await unwrap(api.POST('/cart', { body: { productId: bowl.id, quantity: 1 } }))
  const words = ['cart', 'orders', 'addresses', 'forms', 'catalog', 'wallet', 'payments'] as const
  const { screen, network, visited } = await renderScreen(<CheckoutScreen />, { words, as })
  await screen.getByRole('button', { name: /^Pay/ }).click()
  await expect.poll(() => visited).toEqual([expect.stringMatching(/^\/orders\/[\w-]+\/confirmation$/)])
  expect((await unwrap(api.GET('/cart'))).items).toEqual([])
  // Everything that the payment changed is refetched together.
  await expect.poll(() => network.calls.filter((call) => call === 'GET /wallet/balance').length).toBe(2)
  expect(network.calls.filter((call) => call === 'GET /cart')).toHaveLength(1)
  await expect.element(screen.getByText(bowl.name)).toBeVisible()
})

test('one item bought alone is offered what fits it, whatever else is in the cart', async () => {
  const { api } = await demoSession(as)
  const add = async (slug: string) => {
    const { id } = await unwrap(api.GET('/products/{id}', { params: { path: { id: slug } } }))
    const { items } = await unwrap(api.POST('/cart', { body: { productId: id, quantity: 1 } }))
    return items.find(({ productId }) => productId === id)?.variantId ?? ''
  }
  const { data } = await unwrap(
    api.GET('/products', { params: { query: { search: 'Một mình quanh hồ Tây', limit: 1 } } }),
  )
  await add(data[0]?.slug ?? '')
  const variant = await add('bat-an-com-ve-chuon-chuon')
  const words = ['cart', 'orders', 'addresses', 'forms', 'catalog', 'wallet', 'payments'] as const
  const alone = await renderScreen(<CheckoutScreen />, { words, as, address: `/checkout?variant=${variant}` })
  const cash = (at: typeof alone) => at.screen.getByRole('radio', { name: /Cash on delivery/ })
  await expect.element(cash(alone)).toBeEnabled()
  await alone.screen.unmount()
  const whole = await renderScreen(<CheckoutScreen />, { words, as, address: '/checkout' })
  await expect.element(cash(whole)).toBeDisabled()
})

test('another address changes the fee; what was typed stays, and the order goes there', async () => {
  const { api } = await demoSession(as)
  const { api: seller } = await demoSession('seller@chonoi.test')
  await arrangeShippingFees(api, seller)
  const words = ['cart', 'orders', 'addresses', 'forms', 'catalog', 'wallet', 'payments'] as const
  const { screen, visited } = await renderScreen(<CheckoutScreen />, { words, as, address: '/checkout' })
  const { totalInCents } = await unwrap(api.GET('/cart'))
  const pay = (cents: number) => screen.getByRole('button', { name: new RegExp(`^Pay.*${cents / 100_000}`) })
  await expect.element(pay(totalInCents)).toBeVisible()
  await screen.getByRole('textbox', { name: /Note/ }).fill('Gọi trước')
  await screen.getByRole('radiogroup', { name: 'Delivery address' }).getByRole('radio').nth(1).click()
  await expect.element(pay(totalInCents + 1_500_000)).toBeEnabled()
  await expect.element(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('Gọi trước')
  await pay(totalInCents + 1_500_000).click()
  await expect.poll(() => visited).toEqual([expect.stringMatching(/confirmation$/)])
  const { data } = await unwrap(api.GET('/orders/my-orders'))
  const placed = data.filter(({ groupId }) => groupId === data[0]?.groupId)
  expect(placed.reduce((sum, order) => sum + order.totalInCents, 0)).toBe(totalInCents + 1_500_000)
})

test('a fee that changed since the page was shown is told with the new total, and paid when pressed again', async () => {
  const { api } = await demoSession(as)
  const { api: seller } = await demoSession('seller@chonoi.test')
  await arrangeShippingFees(api, seller)
  const words = ['cart', 'orders', 'addresses', 'forms', 'catalog', 'wallet', 'payments'] as const
  const { screen, visited } = await renderScreen(<CheckoutScreen />, { words, as, address: '/checkout' })
  await expect.element(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled()
  const body = { provinceFees: [], shippingFeeInCents: 4_500_000 }
  await unwrap(seller.PUT('/auth/shop/settings', { body }))
  await screen.getByRole('button', { name: /^Pay/ }).click()
  await expect.element(screen.getByText('A price or a delivery fee has changed')).toBeVisible()
  const { totalInCents } = await unwrap(api.GET('/cart'))
  await screen.getByRole('button', { name: new RegExp(`^Pay.*${totalInCents / 100_000}`) }).click()
  await expect.poll(() => visited).toEqual([expect.stringMatching(/confirmation$/)])
})

test('a payment fee that changed since the page was shown is told with the new total; the note stays', async () => {
  const { api } = await demoSession(as)
  const { api: seller } = await demoSession('seller@chonoi.test')
  const { api: superAdmin } = await demoSession('superadmin@chonoi.test')
  await arrangeShippingFees(api, seller)
  const words = ['cart', 'orders', 'addresses', 'forms', 'catalog', 'wallet', 'payments'] as const
  const { screen } = await renderScreen(<CheckoutScreen />, { words, as, address: '/checkout' })
  await screen.getByRole('radio', { name: /VNPay/ }).click()
  const note = screen.getByRole('textbox', { name: /note/i })
  await note.fill('Gọi trước khi giao')
  const gateways = await unwrap(superAdmin.GET('/payment-gateway-configs', { params: { query: {} } }))
  const { id = '' } = gateways.data.find(({ gatewayName }) => gatewayName === 'vnpay') ?? {}
  const fee = { feeType: 'FIXED', feeValue: 7_000, fixedFee: 0 } as const
  await unwrap(superAdmin.PATCH('/payment-gateway-configs/{id}', { params: { path: { id } }, body: fee }))
  await screen.getByRole('button', { name: /^Pay/ }).click()
  await expect.element(screen.getByText('The fee for this payment method has changed')).toBeVisible()
  await expect.element(note).toHaveValue('Gọi trước khi giao')
  const { totalInCents } = await unwrap(api.GET('/cart'))
  await expect
    .element(screen.getByRole('button', { name: new RegExp(`^Pay.*${(totalInCents + 700_000) / 100_000}`) }))
    .toBeVisible()
})

test('a first address is added on the checkout itself, and chosen; what was typed stays', async () => {
  const { api } = await demoSession(as)
  await fillCart(api)
  await forgetAddresses(api)
  const words = ['cart', 'orders', 'addresses', 'forms', 'catalog', 'wallet', 'payments'] as const
  const { screen, visited } = await renderScreen(<CheckoutScreen />, { words, as, address: '/checkout' })
  const note = screen.getByRole('textbox', { name: /Note/ })
  await note.fill('Gọi trước')
  await screen.getByRole('button', { name: 'Add an address' }).first().click()
  const dialog = screen.getByRole('dialog')
  // Whoever orders mostly receives.
  await expect.element(dialog.getByRole('textbox', { name: /^Recipient/ })).not.toHaveValue('')
  await dialog.getByRole('combobox', { name: /^Province/ }).fill('can tho')
  await screen.getByRole('option', { name: /Cần Thơ/ }).click()
  await dialog.getByRole('combobox', { name: /^Ward/ }).fill('ninh kieu')
  await screen.getByRole('option', { name: /Ninh Kiều/ }).click()
  await dialog.getByRole('textbox', { name: /^Street/ }).fill('12 Hai Bà Trưng')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect.element(screen.getByRole('radio', { name: /12 Hai Bà Trưng/ })).toBeChecked()
  await expect.element(note).toHaveValue('Gọi trước')
  await expect.element(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled()
  expect(visited).toEqual([])
})
