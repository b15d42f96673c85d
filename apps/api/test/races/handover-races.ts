import { arrangeHandover, arrangeShopOfTwo } from '../testing/arrange-shop-handovers.ts'
import { rightPassword } from '../testing/arrange-account.ts'
import { arrangePerson } from '../testing/arrange.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, type Race } from './race.ts'

/** The receiver accepts from several tabs and declines from others, while the sender takes it back. */
export const handoverAnsweredAtOnce: Race = async (server, calls) => {
  const { shop, admin, seller, client, sellerClient } = await arrangeShopOfTwo(server)
  const id = await arrangeHandover(server, { tenant: shop, sender: admin.id, receiver: seller.id })
  const params = { path: { id } }
  const answers = await atOnce<Ending>(
    times(calls, (index) => () => {
      if (index % 4 === 2) return sellerClient.POST('/shop-handovers/{id}/decline', { params })
      if (index % 4 === 3) return client.POST('/shop-handovers/{id}/cancel', { params })
      return sellerClient.POST('/shop-handovers/{id}/accept', { params })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 handover.not_open'] })
  const accepted = await count(server, `shop_handovers where id = $1 and status = 'ACCEPTED'`, [id])
  const isAdmin = (userId: string) =>
    count(server, `memberships where tenant_id = $1 and user_id = $2 and role = 'ADMIN'`, [shop, userId])
  facts.hold('the receiver administers the shop with an accepted handover only', await isAdmin(seller.id), accepted)
  facts.hold('the sender administers it with no accepted one only', await isAdmin(admin.id), 1 - accepted)
  facts.hold(
    'it is audited once',
    await count(server, `audit_logs where tenant_id = $1 and action like 'shop\\_handover.%'`, [shop]),
    1,
  )
  return facts
}

/** Two administrators offer one shop to each other and to others: one handover is open. */
export const handoversOfOneShop: Race = async (server, calls) => {
  const { shop, seller, client } = await arrangeShopOfTwo(server)
  const other = await arrangePerson(server, { shop })
  // Each asks for the password, whose guesses are counted.
  const answers = await atOnce<Ending>(
    times(Math.min(calls, 4), (index) => () => {
      const receiverId = index % 2 === 0 ? seller.id : other.id
      return client.POST('/shop-handovers', { body: { receiverId, senderBecomes: 'SELLER', password: rightPassword } })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 handover.already_pending'] })
  facts.hold(
    'one is open',
    await count(server, `shop_handovers where tenant_id = $1 and status = 'PENDING'`, [shop]),
    1,
  )
  return facts
}
