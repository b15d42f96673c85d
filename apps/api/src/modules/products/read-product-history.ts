import type { ProductStep } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { readManagedProduct } from './read-product.ts'
import { findProductSteps } from './product-history.store.ts'

/** How a product of the current tenant, or of any for the platform, came to its status. */
export async function readProductHistory(context: RequestContext, productId: string): Promise<ProductStep[]> {
  await readManagedProduct(context, productId)
  const steps = await context.asSystem((system) => findProductSteps(system, productId))
  return steps.map((step) => ({
    ...step,
    // A shop hears what the platform decided, not which of its people did.
    user: step.by === 'SHOP' || context.person.actsForPlatform ? step.user : null,
    createdAt: new Date(step.createdAt).toISOString(),
  }))
}
