import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { BuyerOrdersScreen } from '../orders/buyer-orders-screen.tsx'
import { ManagedProductsScreen } from '../products/managed-products-screen.tsx'
import { WalletScreen } from '../wallet/wallet-screen.tsx'

test('a visitor is asked to sign in in place of the list, and returns to the same page of it', async () => {
  const { screen } = await renderScreen(<BuyerOrdersScreen />, { words: ['orders'], address: '/orders?page=2' })
  await expect.element(screen.getByRole('heading', { name: 'Please sign in to continue', level: 2 })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?next=%2Forders%3Fpage%3D2')
})

test('a user without permission sees the reason, and no retry button', async () => {
  const { screen } = await renderScreen(<ManagedProductsScreen audience="seller" />, {
    words: ['productManagement', 'products'],
    as: 'user@chonoi.test',
  })
  const refusal = screen.getByRole('alert')
  await expect.element(refusal.getByRole('heading', { name: 'You may not see this part yet' })).toBeVisible()
  await expect.element(refusal.getByText('You do not have access to this feature.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('in a card the refusal is a heading below that of the card', async () => {
  const { screen } = await renderScreen(<WalletScreen />, { words: ['wallet'] })
  await expect.element(screen.getByRole('heading', { name: 'Please sign in to continue', level: 3 })).toBeVisible()
})

test.each(['main', 'dialog'] as const)('retrying moves the focus to the %s around it', async (around) => {
  const network = testNetwork()
  network.cut('GET /orders/my-orders')
  const orders = <BuyerOrdersScreen />
  const page = (
    <main tabIndex={-1}>
      {around === 'main' ? (
        orders
      ) : (
        <div role="dialog" aria-label="Orders" tabIndex={-1}>
          {orders}
        </div>
      )}
    </main>
  )
  const { screen } = await renderScreen(page, {
    words: ['orders'],
    as: 'customer@chonoi.test',
    address: '/orders',
    network,
  })
  network.mend('GET /orders/my-orders')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole(around)).toHaveFocus()
})
