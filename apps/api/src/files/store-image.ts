import type { RequestContext } from '../http/context.ts'
import { Failure } from '../http/failure.ts'
import type { FileRow } from './files.store.ts'
import type { SentFile } from './form-file.ts'
import { storeFile } from './store-file.ts'

const largestSide = 2048

export interface StoredImage extends FileRow {
  width: number
  height: number
}

/** Re-encodes and stores an image. Fails with upload.type_not_allowed when the content is not an image. */
export async function storeImage(
  context: RequestContext,
  sent: SentFile,
  { isPrivate, isIdentityDocument = false }: { isPrivate: boolean; isIdentityDocument?: boolean },
): Promise<StoredImage> {
  const picture = await context.ports.images.reencode(sent.bytes, largestSide)
  if (!picture) throw new Failure('upload.type_not_allowed')
  const { width, height, bytes, contentType } = picture
  const row = await storeFile(context, {
    ...{ bytes, contentType, width, height, isPrivate, isIdentityDocument },
    extension: 'webp',
    originalName: sent.name,
  })
  return { ...row, width, height }
}
