import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { notifyEach } from '../notifications/notify.ts'

/** Tells the platform's administrators that a product waits for them. */
export async function tellApprovers(
  context: RequestContext,
  queries: Queries,
  product: { id: string; name: string },
): Promise<void> {
  const deciding = await context.asSystem(findPlatformAdministrators)
  await notifyEach(
    queries,
    deciding.filter((userId) => userId !== context.person.id),
    {
      type: 'PRODUCT_SUBMITTED',
      title: 'Sản phẩm chờ duyệt',
      message: `Sản phẩm “${product.name}” đang chờ duyệt.`,
      link: '/admin/products',
      data: { productId: product.id, productName: product.name },
    },
  )
}
