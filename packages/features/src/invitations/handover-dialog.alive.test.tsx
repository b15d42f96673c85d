import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { turnTwoFactorOn } from '../../testing/alive/arrange-two-factor.ts'
import { demoPassword, demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { type TestNetwork, testNetwork } from '../../test-support/test-network.ts'
import HandoverDialog from './handover-dialog.tsx'

const as = 'shopadmin@chonoi.test'
const status = 'GET /auth/2fa/status'

async function offering(network: TestNetwork) {
  const { api } = await demoSession(as)
  const { data } = await unwrap(api.GET('/tenants/members', { params: { query: { role: 'SELLER' } } }))
  const [member] = data
  if (!member) throw new Error('The demo shop has no seller.')
  const { screen } = await renderScreen(<HandoverDialog member={member} onClose={() => {}} />, {
    ...{ words: ['invitations', 'forms'], language: 'vi', address: '/tenant/members', as, network },
  })
  const dialog = screen.getByRole('dialog')
  return { dialog, submit: dialog.getByRole('button', { name: 'Gửi lời bàn giao' }) }
}

test('a shop is not offered before it is known whether a code is needed', async () => {
  const network = testNetwork()
  const release = network.hold(status)
  const { dialog, submit } = await offering(network)
  await dialog.getByLabelText(/^Mật khẩu/).fill(demoPassword)
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  submit.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  release()
  await expect.element(submit).not.toHaveAttribute('aria-busy')
  expect(network.sent('POST /shop-handovers')).toEqual([])
})

test('where that cannot be read the field for a code is there, and may be left empty', async () => {
  const network = testNetwork()
  network.cut(status)
  const { dialog } = await offering(network)
  await expect.element(dialog.getByLabelText(/^Mã của ứng dụng/)).not.toBeRequired()
})

test('with two-factor authentication the code is asked for as well', async () => {
  await turnTwoFactorOn((await demoSession(as)).api)
  const { dialog, submit } = await offering(testNetwork())
  await submit.click()
  await expect.element(dialog.getByLabelText(/^Mã của ứng dụng/)).toHaveAttribute('aria-invalid', 'true')
})
