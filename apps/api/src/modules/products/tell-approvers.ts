import { href } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { notifyEach } from '../notifications/notify.ts'

/** Tells the platform's administrators that a product waits for them. */
export async function tellApprovers(context: RequestContext, product: { id: string; name: string }): Promise<void> {
  await context.asSystem(async (system) => {
    const deciding = await findPlatformAdministrators(system)
    await notifyEach(
      system,
      deciding.filter((userId) => userId !== context.person.id),
      {
        type: 'PRODUCT_SUBMITTED',
        title: 'Sản phẩm chờ duyệt',
        message: `Sản phẩm “${product.name}” đang chờ duyệt.`,
        link: href('/admin/products'),
        data: { productId: product.id, productName: product.name },
      },
    )
  })
}
