import type { paths } from '@chonoi/contract'
import { createApi, demoBankAccount, nodePorts, openOwner } from '@chonoi/api'
import {
  arrangeAddress,
  arrangeMoney,
  arrangePerson,
  type ArrangedProduct,
  arrangeProduct,
  arrangeShop,
} from '@chonoi/api/testing/arrange'
import type { TestApi } from '@chonoi/api/testing/test-api'
import createClient from 'openapi-fetch'
import { pino } from 'pino'

export const secret = 'a secret of the fault suites that is long enough'
export const moneyAtFirst = 10_000_000_000
export const stockAtFirst = 1_000_000
export const price = 10_000_000

export interface Buyer {
  id: string
  token: string
  addressId: string
}

/** A site with people and goods, as the suites see it from outside: its address, and its database as the owner. */
export interface Market {
  owner: TestApi['owner']
  buyers: readonly Buyer[]
  administrators: readonly string[]
  products: readonly ArrangedProduct[]
}

/** Fills the database of a site that was started with `secret`. Products have more stock and buyers more money than they need. */
export async function arrangeMarket(
  ownerUrl: string,
  { buyers = 24, products = 12 } = {},
): Promise<Market & { close(): Promise<void> }> {
  const owner = openOwner(ownerUrl)
  const api = createApi({
    databaseUrl: ownerUrl,
    ports: nodePorts({
      secret: Buffer.from(secret),
      dataFolder: '/nowhere',
      publicUrl: 'http://localhost',
      log: pino({ level: 'silent' }),
      bankAccount: demoBankAccount,
    }),
  })
  const test: TestApi = {
    owner,
    api,
    databaseUrl: ownerUrl,
    deadlocks: 0,
    client: () => createClient<paths>(),
    send: (path, init) => api.fetch(new Request(`http://localhost/api/v1${path}`, init)),
  }
  const arrangeBuyer = async (): Promise<Buyer> => {
    const { id, token } = await arrangePerson(test)
    await arrangeMoney(test, id, moneyAtFirst)
    return { id, token, addressId: (await arrangeAddress(test, id)).id }
  }
  const some = async <Item>(count: number, make: () => Promise<Item>) => {
    const made: Item[] = []
    while (made.length < count) made.push(await make())
    return made
  }
  const shops = await some(3, () => arrangeShop(test))
  let turn = 0
  const market = {
    owner,
    buyers: await some(buyers, arrangeBuyer),
    administrators: await some(3, async () => (await arrangePerson(test, { role: 'ADMIN' })).token),
    products: await some(products, () =>
      arrangeProduct(test, { shop: shops[turn++ % shops.length]?.id ?? '', price, stock: stockAtFirst }),
    ),
  }
  await api.close()
  return { ...market, close: () => owner.end() }
}
