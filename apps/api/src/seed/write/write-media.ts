import type pg from 'pg'
import { articleMedia, newsMedia } from '../../database/tables/news-media.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { pictureUrl } from '../plan/plan-pictures.ts'
import { seededRandom } from '../random.ts'
import { insertRows } from './insert-rows.ts'

/** Puts the pictures of the articles into their tenants' libraries. The pictures are stored already. */
export async function writeMedia(client: pg.PoolClient, { news }: Demo, files: FileStore): Promise<void> {
  const random = seededRandom(2_029)
  const pictures = new Map(news.pictures.map((picture) => [pictureUrl(picture), picture]))
  const shown = []
  for (const { id, tenantId, title, slug, authorId, featuredImageUrl, createdAt } of news.articles) {
    const picture = pictures.get(featuredImageUrl)
    const file = picture && (await files.read(picture.key))
    if (!picture || !file) continue
    await file.stream.cancel()
    const media = {
      ...{ id: random.uuid(), tenantId, url: featuredImageUrl, name: `${slug}.webp`, altText: title },
      ...{ ...picture.size, sizeInBytes: file.size, uploadedBy: authorId, createdAt },
    }
    shown.push({ media, use: { articleId: id, mediaId: media.id, tenantId } })
  }
  await insertRows(
    client,
    newsMedia,
    shown.map(({ media }) => media),
  )
  await insertRows(
    client,
    articleMedia,
    shown.map(({ use }) => use),
  )
  // Each category is shown with the picture of its first article.
  await client.query(`update news_categories c set image_url = (
    select m.url from articles a join article_media u on u.article_id = a.id join news_media m on m.id = u.media_id
      where a.category_id = c.id order by a.created_at, a.id limit 1)`)
}
