import { mayAccessResource } from '@chonoi/domain'
import { useSession } from '../app/services.tsx'

export interface ChangedProduct {
  tenantId: string
  /** Left out where only the list is known: then an own one is assumed, and the server has the last word. */
  sellerId?: string
}

/** Whether who is signed in may change a product: its seller, its shop's administrators, the super administrator. */
export function useCanChangeProduct({ tenantId, sellerId }: ChangedProduct): boolean {
  const { actor } = useSession()
  return mayAccessResource(actor, 'update:product', { ownerId: sellerId ?? actor?.id ?? null, tenantId }).allowed
}
