import { unwrap } from '@chonoi/api-client'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { DataExportsScreen } from './data-exports-screen.tsx'

// Details cover the list in a window without room for both.
beforeEach(() => page.viewport(1024, 800))

const as = 'shopadmin@chonoi.test'

test('the details of a data export show the days that it covers', async () => {
  const { api } = await demoSession(as)
  const body = { dataTypes: ['orders' as const], format: 'JSON' as const, dateFrom: '2026-01-05' }
  await unwrap(api.POST('/tenants/data-export', { body }))
  const { screen } = await renderScreen(<DataExportsScreen />, {
    words: ['tenant'],
    as,
    address: '/tenant/data-export',
  })
  await screen
    .getByRole('button', { name: /^View / })
    .first()
    .click()
  const details = screen.getByRole('dialog')
  await expect.element(details.getByText('05/01/2026')).toBeVisible()
  await expect.element(details.getByText('JSON')).toBeVisible()
})
