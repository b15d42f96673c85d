import type { FieldProblem } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { publicFileUrl } from '../../files/file-key.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { isPictureOf } from '../news-media/media.store.ts'
import { isOwnImage } from './own-images.store.ts'

interface Images {
  logoUrl?: string | null | undefined
  bannerUrl?: string | null | undefined
}

/** Fails with upload.unknown unless each new image is an upload of the caller. Images that are there already stay. */
export async function refuseForeignImages(
  context: RequestContext,
  queries: Queries,
  before: Images,
  input: Images,
): Promise<void> {
  for (const field of ['logoUrl', 'bannerUrl'] as const) {
    const url = input[field]
    if (!url || url === before[field]) continue
    if (!(await isOwnUpload(context, queries, url))) refuseFields([{ field, code: 'upload.unknown' }])
  }
}

/** The same for pictures in a list, each named by its place, so that nobody shows somebody else's files. */
export async function refuseForeignPictures(
  context: RequestContext,
  queries: Queries,
  { field, urls, before = [] }: { field: string; urls: readonly string[]; before?: readonly string[] },
): Promise<void> {
  const problems: FieldProblem[] = []
  for (const [index, url] of urls.entries()) {
    if (before.includes(url) || (await isOwnUpload(context, queries, url))) continue
    problems.push({ field: `${field}.${index}`, code: 'upload.unknown' })
  }
  if (problems.length > 0) refuseFields(problems)
}

interface PictureOfPages {
  field: string
  tenantId: string
  url: string | null | undefined
  before?: string | null
}

/** The same for a picture of a tenant's articles and authors, which may be one of its library as well. */
export async function refuseUnknownPicture(
  context: RequestContext,
  queries: Queries,
  { field, tenantId, url, before = null }: PictureOfPages,
): Promise<void> {
  if (!url || url === before || (await isPictureOf(queries, tenantId, url))) return
  if (!(await isOwnUpload(context, queries, url))) refuseFields([{ field, code: 'upload.unknown' }])
}

async function isOwnUpload({ person }: RequestContext, queries: Queries, url: string): Promise<boolean> {
  const key = url.slice(publicFileUrl('').length)
  return publicFileUrl(key) === url && (await isOwnImage(queries, person.id, key))
}
