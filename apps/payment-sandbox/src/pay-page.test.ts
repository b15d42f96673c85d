import { expect, test } from 'vitest'
import { createSandbox } from './sandbox.ts'

const origin = 'https://sandbox.test'

function openCharge() {
  const sandbox = createSandbox({ origin, fetch: () => Promise.resolve(new Response(null, { status: 204 })) })
  const charge = sandbox.charges.open({
    provider: 'momo',
    reference: 'CN1',
    amount: 450_000,
    description: '<b>Đơn hàng</b>',
    notifyUrl: 'https://shop.test/notify',
    returnUrl: 'https://shop.test/return',
    expiresAt: new Date(Date.now() + 60_000),
    details: {},
  })
  return { sandbox, charge, address: `${origin}/pay/${charge.id}` }
}

test('the page shows amount and description as text', async () => {
  const { sandbox, address } = openCharge()
  const page = await (await sandbox.fetch(new Request(address))).text()
  expect(page).toContain('450.000 ₫')
  expect(page).toContain('&lt;b&gt;Đơn hàng')
})

test('a decision leads back to the merchant and is final', async () => {
  const { sandbox, charge, address } = openCharge()
  const choose = (decision: string) =>
    sandbox.fetch(
      new Request(address, { method: 'POST', body: new URLSearchParams({ decision, misbehaviour: 'none' }) }),
    )
  const paid = await choose('PAID')
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toContain('https://shop.test/return')
  await choose('REFUSED')
  expect(charge.status).toBe('PAID')
})

test('returning without paying leaves the charge open', async () => {
  const { sandbox, charge, address } = openCharge()
  await sandbox.fetch(new Request(address, { method: 'POST', body: new URLSearchParams({ decision: 'WAIT' }) }))
  expect(charge.status).toBe('OPEN')
})
