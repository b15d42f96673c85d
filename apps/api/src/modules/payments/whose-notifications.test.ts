import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { arrangeGateway, sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import { arrangePerson, arrangeShop } from '../../../test/testing/arrange.ts'
import { arrangeUnpaid, beginPayment, decide, openPaymentStage } from '../../../test/testing/arrange-payments.ts'

const stage = openPaymentStage()
const { test: server } = stage

const stateOf = async (id: string) =>
  (await server.owner.query<{ status: string }>('select status from payments where id = $1', [id])).rows[0]?.status

const shopKey = 'a-key-of-the-shop-0123456789abcdef'

/** ZaloPay's callback, signed with any key. */
const callback = (reference: string, dong: number, key: string, number = '1') => {
  const day = '261126'
  const data = JSON.stringify({
    ...{ app_id: sandboxConfigs.zalopay.appId, app_trans_id: `${day}_${reference}`, amount: dong },
    zp_trans_id: number,
  })
  const mac = createHmac('sha256', key).update(data).digest('hex')
  const body = JSON.stringify({ data, mac, type: 1 })
  return server.send('/payments/zalopay/notifications', { method: 'POST', body })
}

test("[PAY-03] a shop can't sign for a payment that was made with the platform's gateway", async () => {
  const shop = await arrangeShop(server)
  await arrangeGateway(server, {
    tenant: shop.id,
    name: 'zalopay',
    config: { ...sandboxConfigs.zalopay, key2: shopKey },
  })
  const checkout = await arrangeUnpaid(stage, { method: 'ZALOPAY' })
  const payment = await beginPayment(checkout, 'ZALOPAY')
  const { status } = await callback(payment.reference, payment.amountInCents / 100, shopKey)
  expect(status).toBe(200)
  expect(await stateOf(payment.id)).toBe('PENDING')
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const { data } = await admin.GET('/admin/payments/mismatches', { params: { query: {} } })
  expect(data?.data.filter(({ reference }) => reference === payment.reference)).toEqual([])
  // The platform's own notification of the same number still counts.
  await callback(payment.reference, payment.amountInCents / 100, sandboxConfigs.zalopay.key2)
  expect(await stateOf(payment.id)).toBe('PAID')
})

test("[PAY-03] a shop's own bank feed says nothing of transfers to the platform's account", async () => {
  const shop = await arrangeShop(server)
  await arrangeGateway(server, {
    tenant: shop.id,
    name: 'bank_transfer',
    config: { ...sandboxConfigs.bank_transfer, sepayApiKey: shopKey },
  })
  const checkout = await arrangeUnpaid(stage, { method: 'VIETQR' })
  const payment = await beginPayment(checkout, 'VIETQR')
  const { status } = await server.send('/payments/sepay/notifications', {
    method: 'POST',
    headers: { authorization: `Apikey ${shopKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ id: 'shop-1', content: payment.reference, transferType: 'in', transferAmount: payment.amountInCents / 100 },
      ...{ accountNumber: '12345678', referenceCode: 'FTSHOP' },
    }),
  })
  expect(status).toBe(401)
  expect(await stateOf(payment.id)).toBe('PENDING')
})

test('[PAY-03] a configuration that payments were made with is switched off, not deleted; it still serves them', async () => {
  const checkout = await arrangeUnpaid(stage, { method: 'ZALOPAY' })
  const payment = await beginPayment(checkout, 'ZALOPAY')
  const { rows } = await server.owner.query<{ id: string }>(
    'select gateway_config_id as id from payments where id = $1',
    [payment.id],
  )
  const params = { path: { id: rows[0]?.id ?? '' } }
  const root = server.client((await arrangePerson(server, { role: 'SUPER_ADMIN' })).token)
  const refused = await root.DELETE('/admin/gateway-config/{id}', { params })
  expect([refused.response.status, refused.error?.code]).toEqual([409, 'gateway.in_use'])
  await root.PUT('/admin/gateway-config/{id}', { params, body: { isEnabled: false } })
  await decide(stage, payment.reference)
  expect(await stateOf(payment.id)).toBe('PAID')
  await root.PUT('/admin/gateway-config/{id}', { params, body: { isEnabled: true } })
})

test("[PAY-03] a shop's wrong PayPal credentials don't stop the notifications of another shop", async () => {
  await arrangeGateway(server, {
    tenant: (await arrangeShop(server)).id,
    name: 'paypal',
    config: { ...sandboxConfigs.paypal, clientId: 'nobody', clientSecret: 'wrong' },
  })
  const own = await arrangeGateway(server, { tenant: (await arrangeShop(server)).id, name: 'paypal' })
  const checkout = await arrangeUnpaid(stage, { method: 'PAYPAL' })
  const payment = await beginPayment(checkout, 'PAYPAL')
  await server.owner.query('update payments set gateway_config_id = $2 where id = $1', [payment.id, own.id])
  await decide(stage, payment.reference)
  expect(await stateOf(payment.id)).toBe('PAID')
})

test("[PAY-03] a configuration that can't be decrypted doesn't stop the notifications of others", async () => {
  const shop = await arrangeShop(server)
  const { id } = await arrangeGateway(server, { tenant: shop.id, name: 'zalopay' })
  await server.owner.query(`update payment_gateway_configs set encrypted_config = 'x' where id = $1`, [id])
  const checkout = await arrangeUnpaid(stage, { method: 'ZALOPAY' })
  const payment = await beginPayment(checkout, 'ZALOPAY')
  await decide(stage, payment.reference)
  expect(await stateOf(payment.id)).toBe('PAID')
})

/** An event that claims a reference, signed by nobody. */
const forged = (reference: string) =>
  server.send('/payments/paypal/notifications', {
    method: 'POST',
    headers: Object.fromEntries(
      ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'].map((name) => [
        `paypal-${name}`,
        'x',
      ]),
    ),
    body: JSON.stringify({
      ...{ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED' },
      resource: {
        id: 'C-1',
        custom_id: reference,
        status: 'COMPLETED',
        amount: { currency_code: 'USD', value: '1.00' },
      },
    }),
  })

test('[PAY-03] a forged PayPal event is checked with the configurations that it could be meant for, and refused', async () => {
  const shop = await arrangeShop(server)
  await arrangeGateway(server, {
    tenant: shop.id,
    name: 'paypal',
    config: { ...sandboxConfigs.paypal, clientId: 'nobody' },
  })
  const error = vi.spyOn(server.api.ports.log, 'error')
  expect((await forged('CN000000000000')).status).toBe(400)
  // The shop's, whose credentials are wrong, was not asked.
  expect(error).not.toHaveBeenCalled()
})
