import { expect, test, vi } from 'vitest'
import type * as TransferCode from '../modules/deposits/transfer-code.ts'
import { arrangeCheckout, arrangePerson } from '../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../test/testing/test-api.ts'
import { insertWithUniqueCode } from './insert-with-unique-code.ts'

const chance = vi.hoisted(() => ({ numbers: [] as string[], references: [] as string[] }))
vi.mock('../modules/orders/order-number.ts', () => ({ newOrderNumber: () => chance.numbers.shift() }))
vi.mock('../modules/deposits/transfer-code.ts', async (original) => ({
  ...(await original<typeof TransferCode>()),
  newDepositReference: () => chance.references.shift(),
}))

const server = useTestApi()
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })

test('createOrder: draws another number after a collision', async () => {
  chance.numbers.push('CN-261125-AAAAAA', 'CN-261125-AAAAAA', 'CN-261125-AAAAAA', 'CN-261125-BBBBBB')
  const place = async () => {
    const { buyer, body } = await arrangeCheckout(server)
    const { data } = await server.client(buyer.token).POST('/orders', { params: keyed(), body })
    return data?.orders[0]?.orderNumber
  }
  expect([await place(), await place()]).toEqual(['CN-261125-AAAAAA', 'CN-261125-BBBBBB'])
})

test('createDeposit: draws another reference after a collision', async () => {
  chance.references.push('NT-261125-AAAAAAAA', 'NT-261125-AAAAAAAA', 'NT-261125-BBBBBBBB')
  const client = server.client((await arrangePerson(server)).token)
  const ask = async () => {
    const body = { amountInCents: 50_000_000, paymentMethod: 'BANK_TRANSFER' } as const
    const { data } = await client.POST('/deposits', { params: keyed(), body })
    return data?.depositReference
  }
  expect([await ask(), await ask()]).toEqual(['NT-261125-AAAAAAAA', 'NT-261125-BBBBBBBB'])
})

test('unique codes: gives up with an error after too many collisions', async () => {
  const drawn: string[] = []
  const draw = () => 'always the same'
  await expect(insertWithUniqueCode(draw, async (name) => drawn.push(name) === 0)).rejects.toThrow(
    'names in a row were taken',
  )
  expect(drawn.length).toBeGreaterThan(10)
})
