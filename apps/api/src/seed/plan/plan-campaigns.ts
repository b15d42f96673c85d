import { vietnamDate } from '@chonoi/domain'
import { after, before, day } from '../moments.ts'
import type { Demo } from './plan-demo.ts'

const idOf = (number: number) => `0c000000-0000-4000-8000-00000000000${number}`

/** One campaign in every state but that of being sent right now. */
export function campaignRows({ accounts, moments: { now } }: Demo) {
  const common = { createdBy: accounts.admin.id, audience: {}, ratePerMinute: 600, link: '/products' }
  const unsent = { scheduledAt: null, startedAt: null, listedAt: null, sentAt: null, recipientCount: 0 }
  const begun = (daysAgo: number, recipientCount: number) => {
    const at = before(now, daysAgo * day)
    return { ...unsent, startedAt: at, listedAt: at, recipientCount }
  }
  return [
    {
      ...{ ...common, ...begun(6, 120), sentAt: before(now, 6 * day), createdAt: before(now, 8 * day) },
      ...{ id: idOf(1), name: 'Phiên chợ cuối tuần', channel: 'EMAIL' as const, status: 'SENT' as const },
      subject: '{{firstName}} ơi, phiên chợ cuối tuần đã mở',
      content: 'Gốm, lụa và trái cây đầu mùa đang có giá tốt đến hết Chủ nhật.\n\nMời bạn ghé chợ.',
    },
    {
      ...{ ...common, ...unsent, createdAt: before(now, 2 * day) },
      ...{ id: idOf(2), name: 'Gốm mới về', channel: 'IN_APP' as const, status: 'DRAFT' as const },
      subject: 'Lò Bát Tràng vừa mở mẻ mới',
      content: 'Chào {{firstName}}, mẻ men lam mới đã lên kệ. Số lượng có hạn.',
    },
    {
      ...{ ...common, ...unsent, createdAt: before(now, 3 * day), scheduledAt: after(now, 12 * day) },
      ...{ id: idOf(3), name: 'Quà Tết sớm', channel: 'EMAIL' as const, status: 'SCHEDULED' as const },
      subject: 'Đặt quà Tết sớm, khỏi lo cận ngày',
      content: 'Chào {{firstName}}, các cửa hàng đã mở đặt trước giỏ quà, mứt và trà Tết.',
    },
    {
      ...{ ...common, ...begun(11, 84), createdAt: before(now, 13 * day) },
      ...{ id: idOf(4), name: 'Cà phê vụ mới', channel: 'IN_APP' as const, status: 'PAUSED' as const },
      subject: 'Mẻ rang đầu tiên của vụ mới',
      content: 'Hạt Buôn Ma Thuột vụ này đã rang xong. Ghé rẫy xem thử nhé {{firstName}}.',
    },
    {
      ...{ ...common, ...unsent, createdAt: before(now, 20 * day), scheduledAt: before(now, 15 * day) },
      ...{ id: idOf(5), name: 'Trung thu muộn', channel: 'PUSH' as const, status: 'CANCELLED' as const },
      subject: 'Đèn lồng còn vài chiếc',
      content: 'Những chiếc đèn cuối cùng của mùa trăng, {{firstName}} ơi.',
    },
  ]
}

/** What people did with the campaigns that were sent, on their day and the day after. */
export function analyticsRows({ moments: { now } }: Demo) {
  const of = (
    campaign: number,
    daysAgo: number,
    counts: Record<'sent' | 'delivered' | 'opened' | 'clicked' | 'failed', number>,
  ) => ({ campaignId: idOf(campaign), day: vietnamDate(before(now, daysAgo * day)), ...counts })
  return [
    of(1, 6, { sent: 118, delivered: 118, opened: 41, clicked: 17, failed: 2 }),
    of(1, 5, { sent: 0, delivered: 0, opened: 12, clicked: 5, failed: 0 }),
    of(4, 11, { sent: 30, delivered: 30, opened: 14, clicked: 6, failed: 0 }),
    of(4, 10, { sent: 0, delivered: 0, opened: 3, clicked: 1, failed: 0 }),
  ]
}
