import { after, hour } from '../moments.ts'
import type { Random } from '../random.ts'
import type { Course, OrderStep } from './order-shapes.ts'

const buyerReasons = [
  'Mình đặt nhầm cỡ, xin hủy để đặt lại.',
  'Mình đổi ý, muốn mua cùng đợt với món khác.',
  'Người nhà đã mua giúp rồi, xin lỗi shop.',
  'Mình ghi nhầm địa chỉ nhận hàng.',
]
const shopReasons = [
  'Món này vừa hết, shop xin lỗi và hoàn tiền đầy đủ.',
  'Mẻ mới chưa đạt nên shop không gửi, mong bạn thông cảm.',
]
const refundReasons = [
  'Hàng bị vỡ khi vận chuyển, hoàn tiền toàn bộ.',
  'Giao nhầm mẫu, shop hoàn tiền và không lấy lại hàng.',
]
const shippingNotes = ['Đã giao cho đơn vị vận chuyển.', 'Hàng lên xe chuyến tối.', null, null]

export function pickCourse(random: Random): Course {
  const chance = random.next()
  if (chance < 0.04) return 'cancelled_by_buyer'
  if (chance < 0.055) return 'cancelled_by_shop'
  return chance < 0.075 ? 'refunded' : 'delivered'
}

/** Returns the steps of an order up to now. */
export function orderSteps(course: Course, createdAt: Date, now: Date, random: Random): OrderStep[] {
  const steps: OrderStep[] = [{ status: 'PENDING', at: createdAt, by: 'BUYER', note: null }]
  let at = createdAt
  const step = (
    status: OrderStep['status'],
    hours: readonly [number, number],
    by: OrderStep['by'],
    note: string | null = null,
  ) => {
    at = after(at, random.between(hours[0] * 60, hours[1] * 60) * (hour / 60))
    steps.push({ status, at, by, note })
  }
  if (course === 'cancelled_by_buyer') {
    if (random.chance(0.4)) step('CONFIRMED', [1, 5], 'SELLER')
    step('CANCELLED', [1, 8], 'BUYER', random.pick(buyerReasons))
  } else {
    step('CONFIRMED', [1, 9], 'SELLER')
    step('PROCESSING', [2, 16], 'SELLER')
    if (course === 'cancelled_by_shop') step('CANCELLED', [1, 12], 'SELLER', random.pick(shopReasons))
    else {
      step('SHIPPED', [6, 26], 'SELLER', random.pick(shippingNotes))
      step('DELIVERED', [20, 80], 'SELLER')
      if (course === 'refunded') step('REFUNDED', [20, 70], 'ADMIN', random.pick(refundReasons))
    }
  }
  return steps.filter((taken) => taken.at <= now)
}
