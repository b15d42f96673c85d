import { before, day, hour, type Moments } from '../moments.ts'
import { seededRandom } from '../random.ts'
import { makeCheckout } from './make-checkout.ts'
import { checkoutPostings } from './order-money.ts'
import type { Product } from './plan-catalogue.ts'
import { depositPostings, paidDeposit } from './plan-deposits.ts'
import type { Person } from './plan-people.ts'

const [boughtBefore, goods] = [61 * day, 2]

/** Plans the customer's order of goods for download, with a deposit of what it cost. */
export function planDigitalOrder(products: readonly Product[], customer: Person, admin: Person, moments: Moments) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_034)
  const createdAt = before(moments.now, boughtBefore)
  const wanted = products
    .filter((product) => product.isDigital && product.createdAt < createdAt)
    .slice(0, goods)
    .flatMap(({ variants }) => variants.slice(0, 1).map((variant) => ({ variant, quantity: 1 })))
  const checkout = makeCheckout({ buyer: customer, createdAt, wanted, course: 'delivered' }, random, moments)
  const cost = checkout.orders.reduce((sum, { priced }) => sum + priced.totalInCents, 0)
  const deposit = paidDeposit(customer, cost, before(createdAt, 3 * hour), admin, random)
  return {
    checkout,
    deposit,
    postings: [...depositPostings([deposit], admin), ...checkoutPostings(checkout, moments.now)],
  }
}
