import type { MailedOrder } from '../../src/mail/order-mails.store.ts'

const at = new Date('2026-11-30T03:00:00Z')
const [orderId, tenantId, buyerId] = [1, 2, 3].map((n) => `${n}0000000-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
]
const owners = { orderId, tenantId, buyerId }

/** The reader of mails about `sampleOrder` who bought it. */
export const sampleBuyer = buyerId

const lineOf = (
  name: string,
  line: { quantity: number; priceInCents: number; discountInCents: number; variantName: string | null },
): MailedOrder['lines'][number] => ({
  ...{ ...owners, ...line, name, id: name, productId: orderId, variantId: orderId, sku: 'GOM-1', createdAt: at },
  lineTotalInCents: line.quantity * line.priceInCents - line.discountInCents,
  imageUrl: '/files/public/binh-gom.webp',
  ...{ commissionBasisPoints: 500, commissionInCents: 0 },
})

/** An order of two products as its mails read it, with `text` wherever a person wrote something. */
export function sampleOrder(text: string, change: Partial<MailedOrder['order']> = {}): MailedOrder {
  return {
    order: {
      ...{ id: orderId, tenantId, buyerId, groupId: orderId, orderNumber: 'CN-261130-MAU01' },
      ...{ buyerFirstName: text, buyerLastName: text, buyerEmail: 'thu-ha@example.vn' },
      ...{ status: 'CONFIRMED', paymentStatus: 'PAID', paymentMethod: 'VNPAY' },
      ...{ subtotalInCents: 74_000_000, discountInCents: 4_000_000, platformDiscountInCents: 0 },
      ...{ shippingInCents: 3_000_000, totalInCents: 73_000_000, refundedInCents: 0, commissionInCents: 0 },
      ...{ couponCode: text, note: text, deliveredAt: null, createdAt: at, updatedAt: at, paymentId: orderId },
      ...{ isCollectedByShop: false, releaseDueAt: null, releasedAt: null, carrierId: null, remittedAt: null },
      shippingAddress: {
        ...{ fullName: text, phone: '0901234567', line1: text, line2: text, ward: text, district: text, city: text },
        ...{ postalCode: '700000', country: 'VN' },
      },
      ...change,
    },
    paymentDueAt: change.paymentStatus === 'PENDING' ? at : null,
    payment: change.paymentStatus === 'PENDING' ? null : { amountInCents: 73_700_000, feeInCents: 700_000 },
    lines: [
      lineOf(text, { quantity: 2, priceInCents: 25_000_000, discountInCents: 4_000_000, variantName: text }),
      lineOf(text, { quantity: 3, priceInCents: 8_000_000, discountInCents: 0, variantName: null }),
    ],
    shipment: {
      ...{ ...owners, carrier: 'GHN', carrierName: text, trackingCode: 'GHN0123456789' },
      ...{ expectedOn: '2026-12-03', shippedAt: at },
    },
  }
}
