import { mayAccessResource } from '@chonoi/domain'
import { useSession } from '../app/services.tsx'

export interface ChangedProduct {
  tenantId: string
  /**
   * Optional in lists, which don't include it: the product is then assumed to be the user's own, and the server
   * decides.
   */
  sellerId?: string
}

/** Whether the user may edit a product: its seller, its shop's administrators, the super administrator. */
export function useCanChangeProduct({ tenantId, sellerId }: ChangedProduct): boolean {
  const { actor } = useSession()
  return mayAccessResource(actor, 'update:product', { ownerId: sellerId ?? actor?.id ?? null, tenantId }).allowed
}
