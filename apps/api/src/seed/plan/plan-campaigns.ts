import { vietnamDate } from '@chonoi/domain'
import { before, day } from '../moments.ts'
import type { Demo } from './plan-demo.ts'

const ids = ['0c000000-0000-4000-8000-000000000001', '0c000000-0000-4000-8000-000000000002'] as const

/** A campaign that was sent last week, and one that is being written. */
export function campaignRows({ accounts, moments: { now } }: Demo) {
  const sentAt = before(now, 6 * day)
  const common = { createdBy: accounts.admin.id, audience: {}, ratePerMinute: 600 }
  return [
    {
      ...common,
      ...{
        id: ids[0],
        name: 'Phiên chợ cuối tuần',
        channel: 'EMAIL' as const,
        status: 'SENT' as const,
        link: '/products',
      },
      subject: '{{firstName}} ơi, phiên chợ cuối tuần đã mở',
      content: 'Gốm, lụa và trái cây đầu mùa đang có giá tốt đến hết Chủ nhật.\n\nMời bạn ghé chợ.',
      ...{ startedAt: sentAt, listedAt: sentAt, sentAt, recipientCount: 120, createdAt: before(now, 8 * day) },
    },
    {
      ...common,
      ...{ id: ids[1], name: 'Gốm mới về', channel: 'IN_APP' as const, status: 'DRAFT' as const, link: '/products' },
      subject: 'Lò Bát Tràng vừa mở mẻ mới',
      content: 'Chào {{firstName}}, mẻ men lam mới đã lên kệ. Số lượng có hạn.',
      ...{ startedAt: null, listedAt: null, sentAt: null, recipientCount: 0, createdAt: before(now, 2 * day) },
    },
  ]
}

/** What people did with the campaign that was sent, on its day and the day after. */
export function analyticsRows({ moments: { now } }: Demo) {
  const of = (daysAgo: number, counts: Record<'sent' | 'delivered' | 'opened' | 'clicked' | 'failed', number>) => ({
    ...{ campaignId: ids[0], day: vietnamDate(before(now, daysAgo * day)), ...counts },
  })
  return [
    of(6, { sent: 118, delivered: 118, opened: 41, clicked: 17, failed: 2 }),
    of(5, { sent: 0, delivered: 0, opened: 12, clicked: 5, failed: 0 }),
  ]
}
