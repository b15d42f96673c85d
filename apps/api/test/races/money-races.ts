import { randomUUID } from 'node:crypto'
import { problems } from '@chonoi/contract/problems'
import { inScope, systemScope } from '../../src/database/scope.ts'
import { toFailure } from '../../src/http/problem.ts'
import { postLedger } from '../../src/modules/ledger/post-ledger.ts'
import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import {
  arrangeCartLine,
  arrangeCategory,
  arrangeMoney,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../testing/arrange.ts'
import { atOnce, inPlaces, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race, walletsOf } from './race.ts'

/** Concurrent debits of 60 percent of a wallet. One succeeds. */
export const oneWallet: Race = async (server, calls) => {
  const buyer = await arrangePerson(server)
  const shop = await arrangeShop(server)
  await arrangeMoney(server, buyer.id, 100_000)
  const debit = (): Promise<Ending> =>
    inScope(server.api.database, systemScope, ({ queries }) =>
      postLedger(queries, {
        ...{
          type: 'WALLET_ADJUSTMENT',
          description: 'Trừ tiền',
          referenceType: 'adjustment',
          referenceId: randomUUID(),
        },
        entries: [
          { kind: 'USER_WALLET', userId: buyer.id, amountInCents: -60_000 },
          { kind: 'ORDER_CLEARING', tenantId: shop.id, amountInCents: 60_000 },
        ],
      }),
    ).then(
      () => ({ response: { status: 201 } }),
      (refused: unknown) => {
        const { code } = toFailure(refused)
        return { response: { status: problems[code].status }, error: { code } }
      },
    )
  const facts = new Facts()
  const answers = await atOnce(times(calls, () => debit))
  facts.ended(answers, { successes: 1, refusals: ['409 wallet.insufficient_balance'] })
  facts.hold('the wallet pays once', await walletsOf(server, [{ buyer }]), [40_000])
  return facts
}

/** A wallet with money for one order, and a cart that is refilled for every attempt. */
export const oneWalletManyOrders: Race = async (server, calls) => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: calls })
  const { order, buyer } = await arrangeBuyerOf(server, product, { money: 1.6 * price })
  const refill = () =>
    server.owner.query(
      `insert into cart_items (user_id, product_id, variant_id, quantity) values ($1, $2, $3, 1) on conflict do nothing`,
      [buyer.id, product.id, product.variantId],
    )
  // Uses a few workers. If the cart were filled for all of them first, it would be empty after the first order.
  const tries = times(calls, () => async () => (await refill(), order(price)))
  const answers = (await atOnce(inPlaces(4, tries))).flat()
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 wallet.insufficient_balance', '409 order.empty_cart'] })
  facts.hold('one order is made', await count(server, 'orders where buyer_id = $1', [buyer.id]), 1)
  facts.hold('the wallet pays once', await walletsOf(server, [{ buyer }]), [0.6 * price])
  return facts
}

/** Buyers pay the same two shops for different products. They share nothing but ledger accounts. */
export const oneLedgerOfTwoShops: Race = async (server, calls) => {
  const category = (await arrangeCategory(server)).id
  const shops = await Promise.all(
    times(2, async () => {
      const shop = (await arrangeShop(server)).id
      return { shop, category, seller: (await arrangePerson(server, { shop })).id, price }
    }),
  )
  const buyers = await Promise.all(
    times(calls, async () => {
      const [one, two] = await Promise.all(shops.map((shop) => arrangeProduct(server, shop)))
      if (!one || !two) throw new Error('no goods')
      const buyer = await arrangeBuyerOf(server, one)
      await arrangeCartLine(server, buyer.buyer.id, two)
      return buyer
    }),
  )
  const facts = new Facts()
  const answers = await atOnce(buyers.map((buyer) => () => buyer.order(2 * price)))
  facts.ended(answers, { successes: calls, refusals: [] })
  return facts
}
