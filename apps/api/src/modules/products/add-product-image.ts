import { maxProductImages } from '@chonoi/domain'
import { publicFileUrl } from '../../files/file-key.ts'
import { readFormFile } from '../../files/form-file.ts'
import { storeImage } from '../../files/store-image.ts'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { lockOwnProduct } from './managed-product.ts'
import { readImageFields } from './image-form.ts'
import { changesOfImage } from './part-changes.ts'
import { findImages } from './product-details.store.ts'
import { findFreeUpload, type ImageRow, insertImage, unmarkPrimaryImage } from './product-images.store.ts'
import { productPartChanged } from './products.events.ts'

interface Picture {
  url: string
  width: number
  height: number
  ownFileId: string | null
}

/** Adds an image at the end, either a re-encoded file or an upload of the caller. The first one is primary. */
export async function addProductImage(context: RequestContext, productId: string, form: FormData): Promise<ImageRow> {
  const fields = readImageFields(form)
  // Checks the permission first, so that a refused caller costs no image processing.
  await context.transaction((queries) => lockRoom(context, queries, productId))
  const uploaded = form.has('file') ? await uploadPicture(context, form) : undefined
  return context.transaction(async (queries) => {
    const { product, images } = await lockRoom(context, queries, productId)
    const picture = uploaded ?? (await findPicture(context, queries, fields.url ?? '', 'url'))
    const isPrimary = fields.isPrimary || images.length === 0
    if (isPrimary) await unmarkPrimaryImage(queries, productId)
    const image = await insertImage(queries, {
      ...{ productId, tenantId: product.tenantId, ...picture, isPrimary },
      altText: fields.altText || product.name,
      sortOrder: Math.max(-1, ...images.map((one) => one.sortOrder)) + 1,
    })
    await record(context, queries, productPartChanged(product, 'image_add', changesOfImage(image, 'new')))
    return image
  })
}

/** Locks the product and checks that it has room for another image. */
async function lockRoom(context: RequestContext, queries: Queries, productId: string) {
  const product = await lockOwnProduct(context, queries, productId)
  const images = await findImages(queries, productId)
  if (images.length >= maxProductImages) {
    throw new Failure('product.too_many_images', { details: { most: maxProductImages } })
  }
  return { product, images }
}

async function uploadPicture(context: RequestContext, form: FormData): Promise<Picture> {
  const { id, storageKey, width, height } = await storeImage(context, await readFormFile(form), { isPrivate: false })
  return { url: publicFileUrl(storageKey), width, height, ownFileId: id }
}

const addressOfFile = /^\/files\/(.+)$/

/** Finds an upload of the caller that no product has yet. */
export async function findPicture(context: RequestContext, queries: Queries, url: string, field: string) {
  const key = addressOfFile.exec(url)?.[1]
  const upload = key ? await findFreeUpload(queries, context.person.id, key) : undefined
  if (!upload?.width || !upload.height) return refuseFields([{ field, code: 'upload.unknown' }])
  return { url, width: upload.width, height: upload.height, ownFileId: null } satisfies Picture
}
