import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ShopGate } from './shop-gate.tsx'

test('switching to a shop from the gate enters it, and moves the focus to its content', async () => {
  const gate = (
    <main tabIndex={-1}>
      <ShopGate>
        <h1>The shop</h1>
      </ShopGate>
    </main>
  )
  const { screen } = await renderScreen(gate, { words: ['seller'], as: 'multi@chonoi.test' })
  const button = screen.getByRole('button', { name: 'Switch to Cà Phê Rẫy Đỏ' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'The shop' })).toBeVisible()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('[SELLER-04] somebody without a shop is offered the way to become a seller', async () => {
  const gate = (
    <ShopGate>
      <h1>The shop</h1>
    </ShopGate>
  )
  const { screen } = await renderScreen(gate, { words: ['seller'], as: 'customer@chonoi.test' })
  const link = screen.getByRole('link', { name: 'Become a seller' })
  await expect.element(link).toHaveAttribute('href', '/auth/seller-verification')
  await expect.element(screen.getByRole('heading', { name: 'The shop' })).not.toBeInTheDocument()
})
