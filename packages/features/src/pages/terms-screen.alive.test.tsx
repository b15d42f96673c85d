import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { TermsScreen } from './terms-screen.tsx'

test('the terms say in how many days goods can be sent back, as the platform is set', async () => {
  const { screen, connection } = await renderScreen(<TermsScreen />, {
    ...{ words: ['legal'], as: 'superadmin@chonoi.test', address: '/terms' },
  })
  await expect.element(screen.getByText(/within 7 days of receiving them/)).toBeVisible()
  await unwrap(connection.api.PUT('/admin/platform/settings', { body: { returnDays: 14 } }))
  const changed = await renderScreen(<TermsScreen />, {
    words: ['legal'],
    as: 'superadmin@chonoi.test',
    address: '/terms',
  })
  await expect.element(changed.screen.getByText(/within 14 days of receiving them/).first()).toBeVisible()
  await unwrap(connection.api.PUT('/admin/platform/settings', { body: { returnDays: 7 } }))
})
