import { expect, test } from 'vitest'
import { users } from '../database/tables/people.ts'
import { type ArrangedPerson, arrangePerson, arrangeShop } from '../../test/testing/arrange.ts'
import { useTestApi } from '../../test/testing/test-api.ts'
import { authenticate } from './authenticate.ts'
import { RequestContext } from './context.ts'

const server = useTestApi()

/** The people that a query without any condition gives a handler that acts for somebody. */
async function peopleSeenBy({ token }: ArrangedPerson): Promise<string[]> {
  const { database, ports } = server.api
  const headers = new Headers({ authorization: `Bearer ${token}` })
  const who = await authenticate(database, ports, headers, null)
  const facts = { requestId: 'test-test', address: '', userAgent: '', language: 'vi' } as const
  const context = new RequestContext(ports, database, facts, who?.person ?? null)
  const rows = await context.transaction((queries) => queries.select({ id: users.id }).from(users))
  return rows.map(({ id }) => id)
}

test('person scope: without a filter, a platform member sees only themself', async () => {
  const customer = await arrangePerson(server)
  const seller = await arrangePerson(server, { role: 'SELLER' })
  expect(await peopleSeenBy(customer)).toEqual([customer.id])
  expect(await peopleSeenBy(seller)).toEqual([seller.id])
})

test("person scope: without a filter, a shop's customer sees only themself, its staff see its members", async () => {
  const shop = await arrangeShop(server)
  const customer = await arrangePerson(server, { shop: shop.id, shopRole: 'CUSTOMER' })
  const seller = await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' })
  expect(await peopleSeenBy(customer)).toEqual([customer.id])
  expect((await peopleSeenBy(seller)).toSorted()).toEqual([customer.id, seller.id].toSorted())
})

test('platform scope: sees everybody', async () => {
  const person = await arrangePerson(server)
  const administrator = await arrangePerson(server, { role: 'ADMIN' })
  expect(await peopleSeenBy(administrator)).toEqual(expect.arrayContaining([person.id, administrator.id]))
})
