import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { AllReturnsScreen } from './all-returns-screen.tsx'
import { MyReturnsScreen } from './my-returns-screen.tsx'
import { RequestReturnScreen } from './request-return-screen.tsx'
import { ReturnScreen } from './return-screen.tsx'
import { ShopReturnsScreen } from './shop-returns-screen.tsx'

const words = ['returns', 'orders', 'forms'] as const
const customer = 'customer@chonoi.test'
const seller = 'seller@chonoi.test'
const admin = 'admin@chonoi.test'
const show = async (content: React.ReactNode, as: typeof customer | typeof seller | typeof admin) =>
  renderScreen(content, { words, as })

test('the buyer picks goods, says why, and gets to the return', async () => {
  const { api } = await demoSession(customer)
  const query = { limit: 1, status: 'DELIVERED' } as const
  const { data: orders } = await unwrap(api.GET('/orders/my-orders', { params: { query } }))
  const { screen, visited } = await show(<RequestReturnScreen orderId={orders[0]?.id ?? ''} />, customer)
  await userEvent.click(screen.getByRole('button', { name: /^Increase/ }).first())
  await userEvent.fill(screen.getByRole('textbox', { name: /What happened/ }), 'The vase has a long crack')
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  await expect.poll(() => visited[0]).toMatch(/^\/orders\/returns\/[\da-f-]{36}$/)
})

test('the buyer finds what was refunded', async () => {
  const { screen } = await show(<MyReturnsScreen />, customer)
  await expect.element(screen.getByRole('link', { name: /CN-/ }).first()).toBeVisible()
})

test('the shop finds the waiting return and accepts it', async () => {
  const { screen: list } = await show(<ShopReturnsScreen />, seller)
  const link = list.getByRole('link', { name: /CN-/ }).first()
  await expect.element(link).toBeVisible()
  const id = link.element().getAttribute('href')?.split('/').at(-1) ?? ''
  await list.unmount()
  const { screen } = await show(<ReturnScreen returnId={id} side="seller" />, seller)
  await userEvent.click(screen.getByRole('button', { name: 'Accept the return' }))
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Accept the return' }))
  await expect.element(screen.getByText('Accepted, to be sent').first()).toBeVisible()
})

test('the platform finds the disputed return and decides', async () => {
  const { api } = await demoSession(admin)
  const query = { status: 'ESCALATED' } as const
  const { data } = await unwrap(api.GET('/admin/returns', { params: { query } }))
  const { screen: list } = await show(<AllReturnsScreen />, admin)
  await expect.element(list.getByRole('link', { name: /CN-/ }).first()).toBeVisible()
  await list.unmount()
  const { screen } = await show(<ReturnScreen returnId={data[0]?.id ?? ''} side="admin" />, admin)
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: /Explanation/ }), 'The pictures show it')
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }))
  await expect.element(screen.getByText('Accepted, to be sent').first()).toBeVisible()
})
