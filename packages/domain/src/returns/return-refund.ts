import { addMoney, type Cents } from '../money/cents.ts'
import { splitMoney } from '../money/split-money.ts'
import { isFaultOfShop, type ReturnReason } from './return-reasons.ts'

/** A line of an order with how many of its pieces were refunded by earlier returns. */
export interface ReturnableLine {
  readonly id: string
  readonly quantity: number
  readonly lineTotalInCents: Cents
  readonly refundedQuantity: number
}

export interface ReturnedLine {
  readonly orderLineId: string
  readonly quantity: number
}

/**
 * What a return gives back: of each line the share of its pieces in what was really paid for it, discounts taken off.
 * The pieces of a line are counted from the first, so that all returns of it add up to the line exactly. Delivery comes
 * back only when it is the shop's fault and nothing of the order stays with the buyer; never more than is left of the
 * order.
 */
export function returnRefund(
  order: { readonly lines: readonly ReturnableLine[]; readonly shippingInCents: Cents; readonly leftInCents: Cents },
  returned: readonly ReturnedLine[],
  reason: ReturnReason,
): Cents {
  const quantityOf = (id: string) => returned.find(({ orderLineId }) => orderLineId === id)?.quantity ?? 0
  const goods = order.lines.flatMap(({ id, quantity, lineTotalInCents, refundedQuantity }) =>
    splitMoney(lineTotalInCents, quantity).slice(refundedQuantity, refundedQuantity + quantityOf(id)),
  )
  const isEverything = order.lines.every((line) => line.refundedQuantity + quantityOf(line.id) >= line.quantity)
  const shipping = isEverything && isFaultOfShop(reason) ? order.shippingInCents : 0
  return Math.min(addMoney(...goods, shipping), order.leftInCents)
}
