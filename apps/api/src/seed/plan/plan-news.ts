import { readingMinutes, slugFrom } from '@chonoi/domain'
import { type SeedArticle, newsCategories } from '../data/articles/article.ts'
import { buyingGuides } from '../data/articles/buying-guides.ts'
import { livingGuides } from '../data/articles/living-guides.ts'
import { marketStories } from '../data/articles/market-stories.ts'
import { newsAuthorsOf } from '../data/articles/news-authors.ts'
import { peopleStories } from '../data/articles/people-stories.ts'
import { unpublishedGuides, unpublishedStories } from '../data/articles/unpublished.ts'
import { before, day, hour, type Moments } from '../moments.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Person } from './plan-people.ts'
import { articlePicture, type PlannedPicture, pictureUrl } from './plan-pictures.ts'

const articlesOf: Record<(typeof newsCategories)[number]['slug'], readonly SeedArticle[]> = {
  'chuyen-cho': [...marketStories, ...peopleStories, ...unpublishedStories],
  'cam-nang': [...buyingGuides, ...livingGuides, ...unpublishedGuides],
}
const maxMetaTitleLength = 60
const maxMetaDescriptionLength = 160

/** Plans the platform's two news categories, their articles, tags and images. */
export function planNews(tenantId: string, authors: readonly Person[], random: Random, { now, opening }: Moments) {
  const categories = newsCategories.map((category, sortOrder) => ({
    ...{ id: random.uuid(), tenantId, ...category, sortOrder, createdAt: opening },
  }))
  const pictures: PlannedPicture[] = []
  // Its own numbers, so that what is drawn after the news stays the same.
  const tagRandom = seededRandom(2_026)
  const tags = new Map<string, { id: string; tenantId: string; name: string; slug: string }>()
  const articleTags: { articleId: string; tagId: string; tenantId: string; position: number }[] = []
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
      const { title, excerpt, body } = article
      const id = random.uuid()
      for (const [position, name] of article.tags.entries()) {
        const tagSlug = slugFrom(name)
        const tag = tags.get(tagSlug) ?? { id: tagRandom.uuid(), tenantId, name, slug: tagSlug }
        tags.set(tagSlug, tag)
        articleTags.push({ articleId: id, tagId: tag.id, tenantId, position })
      }
      const writers = authorRows.filter((author) => author.category === category.slug)
      const status = article.status ?? ('PUBLISHED' as const)
      return {
        ...{ id, tenantId, authorId: random.pick(authors).id, categoryId: category.id },
        newsAuthorId: writers[index % writers.length]?.id ?? null,
        ...{ title, slug, excerpt, content: articleHtml(body), status, createdAt },
        readingMinutes: readingMinutes(articleHtml(body)),
        metaTitle: title.length <= maxMetaTitleLength ? title : null,
        metaDescription: excerpt.length <= maxMetaDescriptionLength ? excerpt : null,
        featuredImageUrl: pictureUrl(picture),
        publishedAt: status === 'DRAFT' ? null : createdAt,
      }
    }),
  )
  const newsAuthors = authorRows.map(({ category: _category, ...author }) => author)
  return { categories, newsAuthors, articles, tags: [...tags.values()], articleTags, pictures }
}

/** Renders paragraphs, headings and lists as HTML. The texts are constants without markup. */
function articleHtml(body: readonly string[]): string {
  return body
    .map((part, index) => {
      if (part.startsWith('## ')) return `<h2>${part.slice(3)}</h2>`
      if (!part.startsWith('- ')) return `<p>${part}</p>`
      const opens = body[index - 1]?.startsWith('- ') ? '' : '<ul>'
      const closes = body[index + 1]?.startsWith('- ') ? '' : '</ul>'
      return `${opens}<li>${part.slice(2)}</li>${closes}`
    })
    .join('')
}
