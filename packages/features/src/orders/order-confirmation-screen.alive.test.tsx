import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { permissionIs } from '../../test-support/push-permission.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { payCart } from '../../testing/alive/arrange.ts'
import { OrderConfirmationScreen } from './order-confirmation-screen.tsx'

test('[PUSH-01] the confirmation of an order asks about notifications', async () => {
  permissionIs('default')
  const as = 'customer@chonoi.test'
  const { api } = await demoSession(as)
  const { id } = await payCart(api)
  const { screen } = await renderScreen(<OrderConfirmationScreen orderId={id} />, {
    ...{ words: ['orders', 'payments'], as, address: `/orders/${id}/confirmation` },
  })
  await expect.element(screen.getByRole('heading', { name: 'Enable push notifications' })).toBeVisible()
})
