import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { ManagedProductsScreen } from './managed-products-screen.tsx'

beforeEach(() => page.viewport(1024, 800))

const rowButtons = () => [...document.querySelectorAll<HTMLElement>('[data-row-details]')]
const nameOf = (button: HTMLElement | undefined) => button?.getAttribute('aria-label')?.replace('Xem ', '') ?? ''

async function showQueue() {
  const { screen, network } = await renderScreen(
    <>
      <ManagedProductsScreen audience="admin" />
      <ToastHost />
    </>,
    {
      ...{ words: ['productManagement', 'products', 'forms'], language: 'vi', as: 'superadmin@chonoi.test' },
      address: '/admin/products?status=PENDING',
    },
  )
  await expect.poll(() => rowButtons().length).toBeGreaterThan(3)
  return { screen, network }
}

test('[ADM-PRD-02] a approves the focused product at once, the next has the focus, and Undo brings it back', async () => {
  const { screen } = await showQueue()
  const [first, second] = rowButtons().map(nameOf)
  await userEvent.keyboard('ja')
  await expect.element(screen.getByText(`Đã duyệt “${first}”`)).toBeVisible()
  await expect.poll(() => nameOf(rowButtons()[0])).toBe(second)
  await expect.poll(() => document.activeElement).toBe(rowButtons()[0])
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.poll(() => rowButtons().map(nameOf)).toContain(first)
})

test('[ADM-PRD-02] in the details a approves, and the next product follows', async () => {
  const { screen } = await showQueue()
  const [first, second] = rowButtons().map(nameOf)
  await userEvent.keyboard('jo')
  await expect.element(screen.getByRole('dialog', { name: first })).toBeVisible()
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Duyệt' })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(screen.getByRole('dialog', { name: second })).toBeVisible()
})

test('[ADM-PRD-02] r asks for the reason of a rejection, and leaves the product where it is until then', async () => {
  const { screen } = await showQueue()
  const [first] = rowButtons().map(nameOf)
  await userEvent.keyboard('jr')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(nameOf(rowButtons()[0])).toBe(first)
})

test('[ADM-PRD-02] a key that is held approves one product', async () => {
  const { screen, network } = await showQueue()
  const [, second] = rowButtons().map(nameOf)
  await userEvent.keyboard('ja')
  await expect.poll(() => nameOf(rowButtons()[0])).toBe(second)
  await expect.poll(() => document.activeElement).toBe(rowButtons()[0])
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true }))
  // By the time that the dialog is there, an approval would have been sent.
  await userEvent.keyboard('r')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(network.calls.filter((call) => call.endsWith('/approve'))).toHaveLength(1)
})
