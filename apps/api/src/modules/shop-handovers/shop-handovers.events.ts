import { href } from '@chonoi/domain'
import type { Audit, Event } from '../events/event.ts'
import type { FullHandover, stopMoneyOf } from './shop-handovers.store.ts'

const nameOf = ({ firstName, lastName }: FullHandover['sender']) => `${lastName} ${firstName}`.trim()

const about = ({ handover, shop, receiver }: FullHandover) =>
  ({
    values: { shop: shop.name, receiver: nameOf(receiver) },
    entityType: 'shop_handover',
    entityId: handover.id,
    tenantId: handover.tenantId,
  }) satisfies Omit<Audit, 'action'>

const told = ({ shop, sender, receiver }: FullHandover) => ({
  ...{ shop: shop.name, sender: nameOf(sender), receiver: nameOf(receiver) },
})

export const handoverOffered = (row: FullHandover): Event => ({
  audit: {
    action: 'shop_handover.offer',
    ...about(row),
    severity: 'WARNING',
    changes: { senderBecomes: row.handover.senderBecomes },
  },
  notifications: [
    {
      type: 'SHOP_HANDOVER_OFFERED',
      to: [row.handover.receiverId],
      link: href('/account/handovers'),
      data: told(row),
    },
  ],
})

export const handoverCancelled = (row: FullHandover): Event => ({
  audit: { action: 'shop_handover.cancel', ...about(row) },
  notifications: [
    {
      type: 'SHOP_HANDOVER_CANCELLED',
      to: [row.handover.receiverId],
      link: href('/account/handovers'),
      data: told(row),
    },
  ],
})

export const handoverDeclined = (row: FullHandover): Event => ({
  audit: { action: 'shop_handover.decline', ...about(row) },
  notifications: [
    { type: 'SHOP_HANDOVER_DECLINED', to: [row.handover.senderId], link: href('/tenant/members'), data: told(row) },
  ],
})

/** Tells both. The log says what was switched off, so that nobody looks for it in vain. */
export const handoverAccepted = (row: FullHandover, stopped: Awaited<ReturnType<typeof stopMoneyOf>>): Event => ({
  audit: {
    action: 'shop_handover.accept',
    ...about(row),
    severity: 'CRITICAL',
    changes: { senderBecomes: row.handover.senderBecomes, ...stopped },
  },
  notifications: [
    { type: 'SHOP_TAKEN_OVER', to: [row.handover.receiverId], link: href('/tenant/settings'), data: told(row) },
    { type: 'SHOP_HANDED_OVER', to: [row.handover.senderId], link: href('/tenant/switching'), data: told(row) },
  ],
})
