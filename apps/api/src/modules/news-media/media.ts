import type { BodyOf, NewsMedia, QueryOf } from '@chonoi/contract'
import { picturesOfArticle } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { publicFileUrl } from '../../files/file-key.ts'
import type { SentFile } from '../../files/form-file.ts'
import { storeImage } from '../../files/store-image.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { mediaDeleted, mediaUpdated, mediaUploaded } from './media.events.ts'
import {
  deleteMediaRow,
  deleteUploadRow,
  findMedia,
  findMediaPage,
  findUses,
  insertMedia,
  type MediaRow,
  setUses,
  updateMediaRow,
} from './media.store.ts'

type Page = QueryOf<'listNewsMedia'> & { page: number; limit: number }

export const listMedia = (context: RequestContext, query: Page) =>
  context.transaction((queries) => findMediaPage(queries, context.tenantId, query))

export function readMedia(context: RequestContext, id: string) {
  return context.transaction(async (queries) => {
    const media = found(await findMedia(queries, id))
    return { media, articles: await findUses(queries, id) }
  })
}

/** Stores an image as a picture of the current tenant's library. */
export async function uploadMedia(context: RequestContext, sent: SentFile): Promise<MediaRow> {
  const { tenantId, person } = context
  const image = await storeImage(context, sent, { isPrivate: false })
  return context.transaction(async (queries) => {
    const media = await insertMedia(queries, {
      ...{ tenantId, uploadedBy: person.id, url: publicFileUrl(image.storageKey), name: image.originalName },
      ...{ width: image.width, height: image.height, sizeInBytes: image.sizeInBytes },
    })
    await record(context, queries, mediaUploaded(media))
    return media
  })
}

export function updateMedia(
  context: RequestContext,
  id: string,
  { name, altText }: BodyOf<'updateNewsMedia'>,
): Promise<MediaRow> {
  const change = {
    ...(name !== undefined && { name: name.trim() }),
    ...(altText !== undefined && { altText: altText?.trim() || null }),
  }
  return context.transaction(async (queries) => {
    const before = found(await findMedia(queries, id))
    await updateMediaRow(queries, id, change)
    await record(context, queries, mediaUpdated(before, change))
    return { ...before, ...change }
  })
}

/** Deletes a picture and its file. Fails with media.in_use while an article shows it. */
export function deleteMedia(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const media = found(await findMedia(queries, id))
    if (media.articleCount > 0) throw new Failure('media.in_use', { details: { count: media.articleCount } })
    await deleteMediaRow(queries, id)
    await record(context, queries, mediaDeleted(media))
    // Another person of the tenant may have uploaded it.
    const storageKey = media.url.slice(publicFileUrl('').length)
    await context.asSystem((system) => deleteUploadRow(system, storageKey))
    context.afterCommit(() => context.ports.files.remove(storageKey))
  })
}

/** Remembers which pictures of the library an article shows now. */
export function keepMediaUses(
  queries: Queries,
  article: { id: string; tenantId: string; content: string; featuredImageUrl: string | null },
): Promise<void> {
  return setUses(queries, article, picturesOfArticle(article))
}

export function toMedia({ id, url, name, altText, width, height, ...media }: MediaRow): NewsMedia {
  return {
    ...{ id, url, name, altText, width, height, size: media.sizeInBytes, articleCount: media.articleCount },
    createdAt: media.createdAt.toISOString(),
  }
}
