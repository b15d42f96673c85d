import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, createApi, signedTokens } from '../../src/index.ts'
import { findWrongs } from '../races/soundness.ts'
import { arrangeAccount, rightPassword } from '../testing/arrange-account.ts'
import { type ArrangedPerson, arrangeAddress, arrangeMoney, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { appCode, arrangeTwoFactor } from '../testing/arrange-two-factor.ts'
import { csrfToken, newKey, useTestApi } from '../testing/test-api.ts'

const secret = randomBytes(32)
const server = useTestApi(() => ({ tokens: signedTokens(secret, () => new Date()) }))
const price = 10_000_000

describe.each([-5, 5])('a process whose clock is off by %i minutes', (minutes) => {
  let off: Api
  let person: ArrangedPerson
  beforeAll(() => {
    const now = () => new Date(Date.now() + minutes * 60_000)
    const ports = () => ({ ...server.api.ports, now, tokens: signedTokens(secret, now) })
    off = createApi({ databaseUrl: server.databaseUrl, ports })
  })
  afterAll(() => off.close())
  beforeEach(async () => void (person = await arrangeAccount(server)))

  async function call(api: Api, path: string, token?: string, body?: object) {
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
      'idempotency-key': newKey(),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) }
    const response = await api.fetch(new Request(`http://localhost/api/v1${path}`, init))
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }
  const signIn = (api: Api) => call(api, '/auth/login', undefined, { email: person.email, password: rightPassword })

  test('takes the sessions of one that is on time, which takes its', async () => {
    for (const [here, there] of [
      [off, server.api],
      [server.api, off],
    ] as const) {
      const { accessToken } = (await signIn(here)).body
      expect([
        (await call(here, '/auth/me', accessToken)).status,
        (await call(there, '/auth/me', accessToken)).status,
      ]).toEqual([200, 200])
    }
  })

  test('sells, and what one that is on time cancels leaves the books sound', async () => {
    const shop = await arrangeShop(server)
    const { id: productId } = await arrangeProduct(server, { shop: shop.id, price, stock: 10 })
    await arrangeMoney(server, person.id, 10 * price)
    const { id: addressId } = await arrangeAddress(server, person.id)
    await call(off, '/cart', person.token, { productId })
    const order = { addressId, paymentMethod: 'WALLET', expectedTotalInCents: price }
    expect((await call(off, '/orders', person.token, order)).status).toBe(201)
    const { rows } = await server.owner.query<{ id: string }>('select id from orders where buyer_id = $1', [person.id])
    const cancelled = await call(server.api, `/orders/${rows[0]?.id}/cancel`, person.token, { reason: 'Đổi ý' })
    expect(cancelled.status).toBe(200)
    expect(await findWrongs(server.owner)).toEqual({})
  })

  test('refuses codes of second factors, which one that is on time takes', async () => {
    await arrangeTwoFactor(server, person.id)
    const verify = async (api: Api) => {
      const { twoFactorToken } = (await signIn(api)).body
      return call(api, '/auth/2fa/verify', undefined, { twoFactorToken, code: appCode() })
    }
    expect((await verify(off)).body.code).toBe('auth.two_factor_code_wrong')
    expect((await verify(server.api)).status).toBe(200)
  })
})
