import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { ShopSettingsScreen } from './shop-settings-screen.tsx'

const page = (
  <>
    <ShopSettingsScreen />
    <ToastHost />
  </>
)

/** Types a policy and saves it while somebody else saves `theirs`. The tests share one server, so each has its own texts. */
async function saveMeanwhile(own: string, theirs: { returnPolicy?: string; shippingPolicy?: string }) {
  const { screen, connection } = await renderScreen(page, {
    ...{ words: ['seller', 'shops', 'forms'], address: '/seller/shop', as: 'seller@chonoi.test' },
  })
  const policy = screen.getByRole('textbox', { name: 'Returns' })
  await expect.element(policy).toBeVisible()
  await unwrap(connection.api.PUT('/auth/shop/settings', { body: theirs }))
  await policy.fill(own)
  await screen.getByRole('button', { name: 'Save' }).click()
  const stored = () => unwrap(connection.api.GET('/auth/shop/settings'))
  const box = screen.getByRole('alert').filter({ hasText: 'Somebody else saved changes while you were editing' })
  return { screen, policy, stored, box }
}

test('changes of different settings by two people both stay', async () => {
  const { screen, stored } = await saveMeanwhile('Returns in 4 days', { shippingPolicy: 'By boat' })
  await expect.element(screen.getByText('Shop settings saved')).toBeVisible()
  expect(await stored()).toMatchObject({ returnPolicy: 'Returns in 4 days', shippingPolicy: 'By boat' })
})

test('the saved text can be taken', async () => {
  const { policy, box } = await saveMeanwhile('Returns in 6 days', { returnPolicy: 'Returns in 60 days' })
  await box.getByRole('button', { name: 'Take all saved values' }).click()
  await expect.element(policy).toHaveValue('Returns in 60 days')
  await expect.element(box).not.toBeInTheDocument()
})
