import type { FieldProblem } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { publicFileUrl } from '../../files/file-key.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { findPicturesOf } from '../news-media/media.store.ts'
import { findOwnImages } from './own-images.store.ts'

const folder = publicFileUrl('')

/** An address of an image that a field of the input names. */
export interface NamedImage {
  field: string
  url: string | null | undefined
  /** The addresses that were there already. They stay, whoever uploaded them. */
  before?: readonly (string | null)[]
}

/**
 * Fails with upload.unknown for each new image that isn't an upload of the caller. Where a tenant's library is named, its
 * pictures are accepted too.
 */
export async function refuseUnknownImages(
  context: RequestContext,
  queries: Queries,
  images: readonly NamedImage[],
  libraryOf?: string,
): Promise<void> {
  const added = images.flatMap(({ field, url, before = [] }) => (url && !before.includes(url) ? [{ field, url }] : []))
  if (added.length === 0) return
  const urls = added.map(({ url }) => url)
  const keys = urls.filter((url) => url.startsWith(folder)).map((url) => url.slice(folder.length))
  const own = await findOwnImages(queries, context.person.id, keys)
  const ofLibrary = libraryOf === undefined ? [] : await findPicturesOf(queries, libraryOf, urls)
  const known = new Set([...own.map(publicFileUrl), ...ofLibrary])
  const problems: FieldProblem[] = added
    .filter(({ url }) => !known.has(url))
    .map(({ field }) => ({ field, code: 'upload.unknown' }))
  if (problems.length > 0) refuseFields(problems)
}
