import { href, type PageHref } from '@chonoi/domain'
import type { NotificationType, OrderStatus } from '@chonoi/contract'
import { before, day, type Moments } from '../moments.ts'
import { type OrderStep, type PlannedOrder } from './order-shapes.ts'
import type { Demo } from './plan-demo.ts'
import { fullName } from './plan-people.ts'

interface PlannedNotice {
  userId: string
  type: NotificationType
  title: string
  message: string
  link: PageHref
  data: Record<string, string | number>
  createdAt: Date
}

/** Returns the notifications of the demo accounts. Those older than two days are read. */
export function noticeRows(demo: Demo) {
  const { accounts, moments } = demo
  const all = [
    ...ordersOfBuyer(demo, accounts.customer.id),
    ...depositsOf(demo, accounts.customer.id),
    ...[accounts.seller, accounts.shopAdmin].flatMap(({ id }) => [
      ...ordersOfShop(demo, id),
      ...reviewsOfShop(demo, id),
    ]),
    ...[accounts.admin, accounts.superAdmin].flatMap(({ id }) => [
      ...waitingDeposits(demo, id),
      ...waitingProducts(demo, id),
    ]),
  ]
  return all.map((notice) => ({
    ...notice,
    readAt: isOld(notice, moments) ? new Date(notice.createdAt.getTime() + 3_600_000) : null,
  }))
}

const isOld = ({ createdAt }: PlannedNotice, { now }: Moments) => createdAt < before(now, 2 * day)

const words = {
  CONFIRMED: ['ORDER_CONFIRMED', 'đã được cửa hàng xác nhận'],
  PROCESSING: ['ORDER_PROCESSING', 'đang được chuẩn bị'],
  SHIPPED: ['ORDER_SHIPPED', 'đã giao cho đơn vị vận chuyển'],
  DELIVERED: ['ORDER_DELIVERED', 'đã giao thành công'],
  CANCELLED: ['ORDER_CANCELLED', 'đã bị hủy, tiền đã về ví'],
  REFUNDED: ['ORDER_REFUNDED', 'đã được hoàn tiền'],
} as const satisfies Record<Exclude<OrderStatus, 'PENDING'>, readonly [NotificationType, string]>

function orderNotice(
  userId: string,
  { id: orderId, orderNumber, priced }: PlannedOrder,
  step: OrderStep,
): PlannedNotice {
  const common = { userId, link: href('/orders/$orderId', { orderId }), createdAt: step.at }
  const data = { orderId, orderNumber, totalInCents: priced.totalInCents, status: step.status }
  if (step.status === 'PENDING') {
    const message = `Đơn ${orderNumber} đã được đặt và thanh toán.`
    return { ...common, data, type: 'ORDER_PLACED', title: 'Đặt hàng thành công', message }
  }
  const [type, what] = words[step.status]
  return { ...common, data, type, title: 'Đơn hàng được cập nhật', message: `Đơn ${orderNumber} ${what}.` }
}

function ordersOfBuyer({ checkouts }: Demo, userId: string): PlannedNotice[] {
  return checkouts
    .filter(({ buyer }) => buyer.id === userId)
    .flatMap(({ orders }) => orders.flatMap((order) => order.steps.map((step) => orderNotice(userId, order, step))))
}

function ordersOfShop({ checkouts, accounts, moments }: Demo, userId: string): PlannedNotice[] {
  const shopOrders = checkouts.flatMap(({ orders, createdAt }) =>
    orders.filter(({ shop }) => shop.owner === accounts.shopAdmin).map((order) => ({ order, createdAt })),
  )
  return shopOrders
    .filter(({ createdAt }) => createdAt > before(moments.now, 45 * day))
    .map(({ order: { id: orderId, orderNumber, priced }, createdAt }) => ({
      ...{ userId, type: 'ORDER_RECEIVED', title: 'Đơn hàng mới', message: `Cửa hàng có đơn mới ${orderNumber}.` },
      ...{
        link: href('/seller/orders/$orderId', { orderId }),
        data: { orderId, orderNumber, totalInCents: priced.totalInCents },
        createdAt,
      },
    }))
}

function reviewsOfShop({ reviews, accounts, moments }: Demo, userId: string): PlannedNotice[] {
  return reviews
    .filter(
      ({ product, createdAt, decision }) =>
        !decision && product.shop.owner === accounts.shopAdmin && createdAt > before(moments.now, 30 * day),
    )
    .map(({ id: reviewId, product, rating, createdAt }) => ({
      ...{
        userId,
        type: 'REVIEW_RECEIVED',
        title: 'Đánh giá mới',
        link: href('/products/$productId', { productId: product.slug }),
        createdAt,
      },
      message: `“${product.name}” vừa nhận một đánh giá ${rating} sao.`,
      data: { reviewId, productId: product.id, productName: product.name, rating },
    }))
}

function depositsOf({ deposits }: Demo, userId: string): PlannedNotice[] {
  return deposits
    .filter((row) => row.userId === userId && row.status === 'COMPLETED')
    .map(({ id: depositId, depositReference, actualAmountInCents, processedAt, createdAt }) => ({
      ...{ userId, type: 'DEPOSIT_COMPLETED', title: 'Nạp tiền thành công', link: href('/wallet/deposits') },
      message: `Yêu cầu nạp tiền ${depositReference} đã được duyệt.`,
      data: { depositId, depositReference, amountInCents: actualAmountInCents ?? 0 },
      createdAt: processedAt ?? createdAt,
    }))
}

function waitingDeposits({ deposits, customers }: Demo, userId: string): PlannedNotice[] {
  return deposits
    .filter(({ status }) => status === 'PENDING')
    .map(({ id: depositId, depositReference, amountInCents, userId: ownerId, createdAt }) => {
      const owner = customers.find(({ id }) => id === ownerId)
      const customer = owner ? fullName(owner) : ''
      return {
        ...{
          userId,
          type: 'DEPOSIT_REQUESTED',
          title: 'Yêu cầu nạp tiền mới',
          link: href('/admin/deposits'),
          createdAt,
        },
        message: `${customer} yêu cầu nạp tiền ${depositReference}.`,
        data: { depositId, depositReference, amountInCents, customer },
      }
    })
}

function waitingProducts({ products }: Demo, userId: string): PlannedNotice[] {
  return products
    .filter(({ status }) => status === 'PENDING')
    .map(({ id: productId, name: productName, createdAt }) => ({
      ...{ userId, type: 'PRODUCT_SUBMITTED', title: 'Sản phẩm chờ duyệt', link: href('/admin/products'), createdAt },
      ...{ message: `Sản phẩm “${productName}” đang chờ duyệt.`, data: { productId, productName } },
    }))
}
