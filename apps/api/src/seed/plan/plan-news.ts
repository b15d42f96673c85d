import { slugFrom } from '@chonoi/domain'
import { type SeedArticle, newsCategories } from '../data/articles/article.ts'
import { buyingGuides } from '../data/articles/buying-guides.ts'
import { livingGuides } from '../data/articles/living-guides.ts'
import { marketStories } from '../data/articles/market-stories.ts'
import { newsAuthorsOf } from '../data/articles/news-authors.ts'
import { peopleStories } from '../data/articles/people-stories.ts'
import { unpublishedGuides, unpublishedStories } from '../data/articles/unpublished.ts'
import { before, day, hour, type Moments } from '../moments.ts'
import { type Random, seededRandom } from '../random.ts'
import { articleRow } from './plan-article.ts'
import type { Person } from './plan-people.ts'
import { articlePicture, type PlannedPicture } from './plan-pictures.ts'
import { planTags } from './plan-tags.ts'

const articlesOf: Record<(typeof newsCategories)[number]['slug'], readonly SeedArticle[]> = {
  'chuyen-cho': [...marketStories, ...peopleStories, ...unpublishedStories],
  'cam-nang': [...buyingGuides, ...livingGuides, ...unpublishedGuides],
}

/** Plans the platform's two news categories, their articles, tags and images. */
export function planNews(tenantId: string, authors: readonly Person[], random: Random, { now, opening }: Moments) {
  const categories = newsCategories.map((category, sortOrder) => ({
    ...{ id: random.uuid(), tenantId, ...category, sortOrder, createdAt: opening },
  }))
  const pictures: PlannedPicture[] = []
  // Its own numbers, so that what is drawn after the news stays the same.
  const tags = planTags(tenantId, seededRandom(2_026))
  const authorRandom = seededRandom(2_028)
  const authorRows = newsCategories.flatMap((category) =>
    newsAuthorsOf[category.slug].map((author) => ({
      ...{ id: authorRandom.uuid(), tenantId, category: category.slug, slug: slugFrom(author.displayName) },
      ...{ ...author, expertise: [...author.expertise], createdAt: opening },
    })),
  )
  const articles = categories.flatMap((category, categoryIndex) =>
    articlesOf[category.slug].map((article, index) => {
      // The two categories alternate, with a new article every four or five days.
      const createdAt = before(now, (2 + index * 9 + categoryIndex * 4) * day + random.between(1, 9) * hour)
      const slug = slugFrom(article.title)
      const picture = articlePicture(slug, article.objects, index * 2 + categoryIndex)
      pictures.push(picture)
      const id = random.uuid()
      tags.add(id, article.tags)
      const writers = authorRows.filter((author) => author.category === category.slug)
      const newsAuthorId = writers[index % writers.length]?.id ?? null
      const authorId = random.pick(authors).id
      return articleRow({ id, tenantId, authorId, categoryId: category.id, newsAuthorId, picture, createdAt }, article)
    }),
  )
  const newsAuthors = authorRows.map(({ category: _category, ...author }) => author)
  return { categories, newsAuthors, articles, ...tags.rows(), pictures }
}
