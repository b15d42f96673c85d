import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { UsersScreen } from '../users/users-screen.tsx'

const page = (
  <>
    <UsersScreen />
    <ToastHost />
  </>
)
const shown = (address: string, network = testNetwork()) =>
  renderScreen(page, { words: ['users', 'forms'], address, as: 'superadmin@chonoi.test', network })

test('everything that matches is selected over the pages, and what one call may change is asked for once', async () => {
  const { screen, network } = await shown('/admin/users')
  const all = screen.getByRole('checkbox').first()
  await all.click()
  const matching = screen.getByRole('button', { name: /^Select all \d+ that match$/ })
  const total = Number(/\d+/.exec(matching.element().textContent ?? '')?.[0])
  await matching.click()
  await expect.element(screen.getByText(`${total} selected`).first()).toBeVisible()
  const limits = network.sent('GET /users').map(({ url }) => new URL(url).searchParams.get('limit'))
  expect(limits.filter((limit) => limit === '100')).toHaveLength(Math.ceil(Math.min(total, 500) / 100))
  await expect.element(matching).not.toBeInTheDocument()
})

test('a page that could not be fetched says so, and the selection stays as it was', async () => {
  const network = testNetwork()
  const { screen } = await shown('/admin/users', network)
  await screen.getByRole('checkbox').first().click()
  network.cut('GET /users')
  await screen.getByRole('button', { name: /^Select all \d+ that match$/ }).click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
  await expect.element(screen.getByText('20 selected').first()).toBeVisible()
})
