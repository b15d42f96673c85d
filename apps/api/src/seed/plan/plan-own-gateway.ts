import { type Checkout, releasedAt } from './order-shapes.ts'
import type { PlannedGateway } from './plan-gateways.ts'
import type { Shop } from './plan-shops.ts'

/**
 * The newest order that a shop has earned was paid through its own gateway, which it has switched off since: the shop has
 * the money and owes the commission. What it earned before can't pay that off.
 */
export function payThroughShop(
  checkouts: readonly Checkout[],
  { shop, gateways, now }: { shop: Shop; gateways: readonly PlannedGateway[]; now: Date },
): void {
  const gateway = gateways.find(({ tenantId }) => tenantId === shop.id)
  const earnedAt = ({ orders }: Checkout) => (orders[0] && releasedAt(orders[0], now))?.getTime() ?? 0
  const [newest] = checkouts
    .filter(
      ({ orders }) => orders.length === 1 && orders[0]?.shop === shop && orders[0].priced.platformDiscountInCents === 0,
    )
    .toSorted((one, other) => earnedAt(other) - earnedAt(one))
  if (!gateway || !newest || earnedAt(newest) === 0) throw new Error(`${shop.facts.slug} has earned nothing`)
  newest.ownGateway = { configId: gateway.id, shopId: shop.id }
}
