import { slugFrom } from '@chonoi/domain'
import { shopStories } from '../data/articles/shop-stories.ts'
import { before, day, hour, type Moments } from '../moments.ts'
import { seededRandom } from '../random.ts'
import { articleRow } from './plan-article.ts'
import { articlePicture } from './plan-pictures.ts'
import type { Shop } from './plan-shops.ts'

/** Plans the articles of a shop's own, written by its owner, the newest first. */
export function planShopNews({ id: tenantId, owner }: Shop, { now }: Moments) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_030)
  const planned = shopStories.map((story, index) => {
    const picture = articlePicture(slugFrom(story.title), story.objects, index + 1)
    const createdAt = before(now, (5 + index * 7) * day + random.between(1, 9) * hour)
    const facts = { tenantId, authorId: owner.id, categoryId: null, newsAuthorId: null, picture, createdAt }
    return { picture, article: articleRow({ id: random.uuid(), ...facts }, story) }
  })
  return { articles: planned.map(({ article }) => article), pictures: planned.map(({ picture }) => picture) }
}
