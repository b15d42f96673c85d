import type { BodyOf, DigitalContent } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { lockOwnProduct } from '../products/managed-product.ts'
import { findProductForUpdate } from '../products/managed-products.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findFileNames } from './digital-deliveries.store.ts'
import { digitalContentSet } from './digital-deliveries.events.ts'
import { deleteContent, findContent, putContent } from './digital-content.store.ts'
import { usableFile } from './use-digital-file.ts'

/** As long as a shop says nothing else. */
const usual = { maxDownloads: 5, validDays: null }

/** What buyers of a product of the current tenant receive by themselves. */
export function readDigitalContent(context: RequestContext, productId: string): Promise<DigitalContent> {
  return context.transaction(async (queries) => {
    const product = found(await findProductForUpdate(queries, productId))
    found(isManagedHere(context, product.tenantId) ? product : undefined)
    const content = await findContent(queries, productId)
    if (!content) return { productId, fileName: null, ...usual }
    const { fileId, maxDownloads, validDays } = content
    const names = await context.asSystem((system) => findFileNames(system, [fileId]))
    return { productId, fileName: names.get(fileId) ?? null, maxDownloads, validDays }
  })
}

/** Sets the file that is delivered when the product is paid, or removes it. */
export function setDigitalContent(
  context: RequestContext,
  productId: string,
  { downloadUrl, maxDownloads, validDays }: BodyOf<'setProductDigitalContent'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    if (downloadUrl === null) await deleteContent(queries, productId)
    else {
      const kept = await findContent(queries, productId)
      const file = downloadUrl === undefined ? kept : await usableFile(context, queries, downloadUrl)
      if (!file) return refuseFields([{ field: 'downloadUrl', code: 'required' }])
      const { fileId, fileOwnerId } = file
      await putContent(queries, { productId, tenantId: product.tenantId, fileId, fileOwnerId, maxDownloads, validDays })
    }
    await record(context, queries, digitalContentSet(product, { downloadUrl, maxDownloads, validDays }))
  })
}
