import type { Queries } from '../../database/database.ts'
import { publicFileUrl } from '../../files/file-key.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { isOwnImage } from './own-images.store.ts'

interface Images {
  logoUrl?: string | null | undefined
  bannerUrl?: string | null | undefined
}

/** Fails with upload.unknown unless each new image is an upload of the caller. Images that are there already stay. */
export async function refuseForeignImages(
  { person }: RequestContext,
  queries: Queries,
  before: Images,
  input: Images,
): Promise<void> {
  for (const field of ['logoUrl', 'bannerUrl'] as const) {
    const url = input[field]
    if (!url || url === before[field]) continue
    const key = url.slice(publicFileUrl('').length)
    const isOwn = publicFileUrl(key) === url && (await isOwnImage(queries, person.id, key))
    if (!isOwn) refuseFields([{ field, code: 'upload.unknown' }])
  }
}
