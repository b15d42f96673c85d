import type { RequestContext } from '../../http/context.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { record } from '../events/record.ts'
import { productSubmitted } from './products.events.ts'

/** Notifies the platform's administrators that a product is pending approval. */
export async function tellApprovers(context: RequestContext, product: { id: string; name: string }): Promise<void> {
  await context.asSystem(async (system) => {
    const deciding = await findPlatformAdministrators(system)
    const others = deciding.filter((userId) => userId !== context.person.id)
    await record(context, system, productSubmitted(product, others))
  })
}
