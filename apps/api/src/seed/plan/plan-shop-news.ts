import { slugFrom } from '@chonoi/domain'
import { shopAuthor, shopCategory, shopStories } from '../data/articles/shop-stories.ts'
import { before, day, hour, type Moments } from '../moments.ts'
import { seededRandom } from '../random.ts'
import { articleRow } from './plan-article.ts'
import { articlePicture } from './plan-pictures.ts'
import type { Shop } from './plan-shops.ts'
import { planTags } from './plan-tags.ts'

/** Plans the articles of a shop's own, written by its owner, the newest first, with their category, author and tags. */
export function planShopNews({ id: tenantId, owner }: Shop, { now, opening }: Moments) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_030)
  const topicRandom = seededRandom(2_031)
  const category = { id: topicRandom.uuid(), tenantId, ...shopCategory, sortOrder: 0, createdAt: opening }
  const author = {
    ...{ id: topicRandom.uuid(), tenantId, slug: slugFrom(shopAuthor.displayName), ...shopAuthor },
    ...{ expertise: [...shopAuthor.expertise], createdAt: opening },
  }
  const tags = planTags(tenantId, topicRandom)
  const planned = shopStories.map((story, index) => {
    const picture = articlePicture(slugFrom(story.title), story.objects, index + 1)
    const createdAt = before(now, (5 + index * 7) * day + random.between(1, 9) * hour)
    const id = random.uuid()
    tags.add(id, story.tags)
    const topics = { categoryId: category.id, newsAuthorId: author.id }
    return { picture, article: articleRow({ id, tenantId, authorId: owner.id, ...topics, picture, createdAt }, story) }
  })
  return {
    ...{ categories: [category], newsAuthors: [author], ...tags.rows() },
    articles: planned.map(({ article }) => article),
    pictures: planned.map(({ picture }) => picture),
  }
}
