import type { OperationId } from '@chonoi/contract'
import { operations } from '../../src/http/contract-document.ts'
import { arrangeBuyerOf, arrangeOrderOf } from '../testing/arrange-catalogue.ts'
import { arrangeDeposit } from '../testing/arrange-deposits.ts'
import { arrangeCheckout, arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { csrfToken, newKey, type TestApi } from '../testing/test-api.ts'
import { price } from './race.ts'

/** One call that may be made, ready to be sent again and again under one key. */
export interface KeyedCall {
  token: string
  path: Readonly<Record<string, string>>
  body?: unknown
}

const amount = 50_000_000

async function arrangeOpenOrder(server: TestApi) {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop, price })
  const { token } = await arrangePerson(server, { shop, shopRole: 'ADMIN' })
  const buyer = await arrangePerson(server)
  const order = await arrangeOrderOf(server, { buyer, product, status: 'PENDING', paymentStatus: 'PENDING' })
  return { ...order, token, product }
}

async function arrangePaidOrder(server: TestApi) {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop, price })
  const seller = await arrangePerson(server, { shop })
  const { buyer, order } = await arrangeBuyerOf(server, product)
  const { data } = await order(price)
  return { id: data?.orders[0]?.id ?? '', buyer, seller }
}

async function arrangeWaitingDeposit(server: TestApi) {
  const customer = await arrangePerson(server)
  const { id } = await arrangeDeposit(server, customer.id, { amount })
  return { path: { id }, token: (await arrangePerson(server, { role: 'ADMIN' })).token }
}

const accepted = { status: 'COMPLETED', actualAmountInCents: amount }

/** For every operation of the contract that takes an Idempotency-Key: a call that has its effect once. */
const arrangements: Partial<Record<OperationId, (server: TestApi) => Promise<KeyedCall>>> = {
  async createOrder(server) {
    const { buyer, body } = await arrangeCheckout(server, { price })
    return { token: buyer.token, path: {}, body }
  },
  async cancelOrder(server) {
    const { id, buyer } = await arrangePaidOrder(server)
    return { token: buyer.token, path: { id }, body: { reason: 'Đổi ý không mua nữa' } }
  },
  async updateOrderStatus(server) {
    const { id, seller } = await arrangePaidOrder(server)
    return { token: seller.token, path: { id }, body: { status: 'CONFIRMED' } }
  },
  async createOrderItem(server) {
    const { id, product, token } = await arrangeOpenOrder(server)
    return { token, path: {}, body: { orderId: id, productId: product.id, quantity: 2 } }
  },
  async updateOrderItem(server) {
    const { lineId, token } = await arrangeOpenOrder(server)
    return { token, path: { id: lineId }, body: { quantity: 3 } }
  },
  async deleteOrderItem(server) {
    const { id, lineId, product, token } = await arrangeOpenOrder(server)
    const body = { orderId: id, productId: product.id, quantity: 1 }
    const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken, 'idempotency-key': newKey() }
    await server.send('/order-items', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { token, path: { id: lineId } }
  },
  async updateProductStock(server) {
    const shop = (await arrangeShop(server)).id
    const seller = await arrangePerson(server, { shop })
    const { id } = await arrangeProduct(server, { shop, seller: seller.id })
    return { token: seller.token, path: { id }, body: { stockChange: 4 } }
  },
  async createDeposit(server) {
    const body = { amountInCents: amount, paymentMethod: 'BANK_TRANSFER', bankName: 'ACB' }
    return { token: (await arrangePerson(server)).token, path: {}, body }
  },
  async createManualDeposit(server) {
    const transferDateTime = new Date(Date.now() - 3_600_000).toISOString()
    const body = { amountInCents: amount, bankName: 'ACB', bankReference: 'FT1', transferDateTime }
    return { token: (await arrangePerson(server)).token, path: {}, body }
  },
  processDeposit: async (server) => ({ ...(await arrangeWaitingDeposit(server)), body: accepted }),
  processAdminDeposit: async (server) => ({ ...(await arrangeWaitingDeposit(server)), body: accepted }),
  approveDeposit: async (server) => ({ ...(await arrangeWaitingDeposit(server)), body: {} }),
}

export const keyedOperations = operations
  .filter(({ isIdempotent }) => isIdempotent)
  .map((operation) => {
    const arrange = arrangements[operation.id]
    if (!arrange) throw new Error(`${operation.id} takes an Idempotency-Key: arrange a call of it here`)
    return { ...operation, arrange }
  })
