import type { ShopHandover } from '@chonoi/contract'
import type { FullHandover } from './shop-handovers.store.ts'

export function toHandover({ handover, shop, sender, receiver }: FullHandover): ShopHandover {
  const { id, senderBecomes, expiresAt, createdAt } = handover
  return {
    ...{ id, shop, sender, receiver, senderBecomes },
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}
