import { lowStockThreshold, href } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { notifyEach } from '../notifications/notify.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'

interface StockedProduct {
  tenantId: string
  productId: string
  name: string
}

/** Tells a shop's people once, when a variant's stock falls to where it is shown as low. */
export async function tellLowStock(
  context: RequestContext,
  { tenantId, productId, name }: StockedProduct,
  before: number,
  after: number,
): Promise<void> {
  if (before <= lowStockThreshold || after > lowStockThreshold) return
  await context.asSystem(async (system) =>
    notifyEach(system, await findShopPeople(system, tenantId), {
      type: 'STOCK_LOW',
      title: 'Sắp hết hàng',
      message: `Sản phẩm “${name}” chỉ còn ${after} trong kho.`,
      link: href('/seller/products/$productId', { productId }),
      data: { productId, productName: name, stock: after },
    }),
  )
}
