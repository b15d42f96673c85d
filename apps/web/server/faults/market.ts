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
import { arrangeCoupon } from '@chonoi/api/testing/arrange-catalogue'
import createClient from 'openapi-fetch'
import { pino } from 'pino'

export const secret = 'a secret of the fault suites that is long enough'
export const moneyAtFirst = 10_000_000_000
export const stockAtFirst = 1_000_000
export const price = 10_000_000

export interface Buyer {
  readonly id: string
  readonly token: string
  readonly addressId: string
  /** Of a separate session; undefined once that has ended. */
  refreshToken: string | undefined
}

/** A site with users and products, seen from outside: its address, and its database as the owner. */
export interface Market {
  owner: TestApi['owner']
  buyers: readonly Buyer[]
  administrators: readonly string[]
  /** One for each shop. */
  sellers: ReadonlyMap<string, string>
  /** The code of a coupon without usage limits. */
  coupon: string
  products: readonly ArrangedProduct[]
}

/** Fills the database of a site started with `secret`. Products have more stock and buyers more money than needed. */
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
    const refreshToken = await arrangeSession(test, id)
    return { id, token, addressId: (await arrangeAddress(test, id)).id, refreshToken }
  }
  const some = async <Item>(count: number, make: () => Promise<Item>) => {
    const made: Item[] = []
    while (made.length < count) made.push(await make())
    return made
  }
  const shops = await some(3, async () => {
    const { id } = await arrangeShop(test)
    return { id, seller: await arrangePerson(test, { shop: id }) }
  })
  const arrangeGoods = async (turn: number) => {
    const shop = shops[turn % shops.length]
    if (!shop) throw new Error('the market has no shop')
    return arrangeProduct(test, { shop: shop.id, seller: shop.seller.id, price, stock: stockAtFirst })
  }
  let turn = 0
  const market = {
    owner,
    buyers: await some(buyers, arrangeBuyer),
    administrators: await some(3, async () => (await arrangePerson(test, { role: 'ADMIN' })).token),
    sellers: new Map(shops.map(({ id, seller }) => [id, seller.token])),
    coupon: (await arrangeCoupon(test, { limit: 1_000_000 })).code,
    products: await some(products, () => arrangeGoods(turn++)),
  }
  await api.close()
  return { ...market, close: () => owner.end() }
}

/** Creates another session of a user and returns its refresh token. */
async function arrangeSession({ owner, api }: TestApi, userId: string): Promise<string> {
  const { tokens } = api.ports
  const refreshToken = tokens.newSecret()
  await owner.query(
    `with session as (
       insert into sessions (user_id, current_tenant_id, expires_at)
       select id, home_tenant_id, now() + interval '30 days' from users where id = $1 returning id)
     insert into refresh_tokens (session_id, token_hash, expires_at) select id, $2, now() + interval '7 days' from session`,
    [userId, tokens.hashSecret(refreshToken)],
  )
  return refreshToken
}
