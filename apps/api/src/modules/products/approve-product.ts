import type { BodyOf } from '@chonoi/contract'
import { mayApproveProduct, href } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found, refuseFields } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notify } from '../notifications/notify.ts'
import { findProductForUpdate, updateProducts } from './managed-products.store.ts'

/** The platform lets a waiting product onto the site, or rejects it with a reason. Nobody decides on their own. */
export function approveProduct(
  context: RequestContext,
  productId: string,
  { approved = true, reason }: BodyOf<'approveProduct'>,
): Promise<void> {
  const why = reason?.trim() || null
  if (!approved && !why) refuseFields([{ path: 'reason', code: 'required' }])
  return context.transaction(async (queries) => {
    const product = found(await findProductForUpdate(queries, productId))
    enforce(mayApproveProduct(product, context.person))
    const status = approved ? 'APPROVED' : 'REJECTED'
    await updateProducts(queries, [productId], { status, rejectionReason: approved ? null : why })
    const data = { productId, productName: product.name, ...(why && { reason: why }) }
    await context.asSystem((system) =>
      notify(system, product.sellerId, {
        type: approved ? 'PRODUCT_APPROVED' : 'PRODUCT_REJECTED',
        title: approved ? 'Sản phẩm đã được duyệt' : 'Sản phẩm bị từ chối',
        message: approved ? `Sản phẩm “${product.name}” đã lên sàn.` : `Sản phẩm “${product.name}” bị từ chối: ${why}`,
        link: approved ? href('/products/$productId', { productId }) : href('/seller/products'),
        data,
      }),
    )
    await writeAudit(context, queries, {
      action: approved ? 'product.approve' : 'product.reject',
      description: `${approved ? 'Approved' : 'Rejected'} product ${product.name}`,
      vietnameseDescription: `${approved ? 'Duyệt' : 'Từ chối'} sản phẩm ${product.name}`,
      ...{ entityType: 'product', entityId: productId, tenantId: product.tenantId },
      changes: { status: { from: product.status, to: status }, ...(why && { reason: why }) },
    })
  })
}
