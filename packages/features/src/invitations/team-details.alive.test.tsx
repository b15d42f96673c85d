import { unwrap } from '@chonoi/api-client'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { InvitationsScreen } from './invitations-screen.tsx'
import { MembersScreen } from './members-screen.tsx'

// Details cover the list in a window without room for both.
beforeEach(() => page.viewport(1024, 800))

const as = 'shopadmin@chonoi.test'
const words = ['invitations', 'account', 'forms'] as const

test('the details of an invitation show its whole message, and go when it is deleted', async () => {
  const { api } = await demoSession(as)
  const email = `ban-${Date.now()}@chonoi.test`
  await unwrap(api.POST('/invitations', { body: { email, role: 'SELLER', message: 'Mời bạn về bán cùng.' } }))
  const { screen } = await renderScreen(<InvitationsScreen />, { words, as, address: '/tenant/invitations' })
  await screen.getByRole('button', { name: `View ${email}` }).click()
  const details = screen.getByRole('dialog', { name: email })
  await expect.element(details.getByText('Mời bạn về bán cùng.')).toBeVisible()
  await details.getByRole('button', { name: `Delete the invitation to ${email}` }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(details).not.toBeInTheDocument()
})

test('a suspended member is active again from the message', async () => {
  await page.viewport(1366, 800)
  const screenWithToasts = (
    <>
      <MembersScreen />
      <ToastHost />
    </>
  )
  const { screen } = await renderScreen(screenWithToasts, { words, as, address: '/tenant/members' })
  const edit = screen.getByRole('button', { name: /^Edit member / }).first()
  await expect.element(edit).toBeVisible()
  const name = edit.element().getAttribute('aria-label')?.replace('Edit member ', '') ?? ''
  await screen.getByRole('button', { name: `View ${name}` }).click()
  const details = screen.getByRole('complementary', { name })
  await details.getByRole('button', { name: `Edit member ${name}` }).click()
  await screen.getByRole('switch').click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(details.getByText('Suspended')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(details.getByText('Suspended')).not.toBeInTheDocument()
})
