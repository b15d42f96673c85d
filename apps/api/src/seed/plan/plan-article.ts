import { readingMinutes, slugFrom } from '@chonoi/domain'
import type { SeedArticle } from '../data/articles/article.ts'
import { type PlannedPicture, pictureUrl } from './plan-pictures.ts'

const maxMetaTitleLength = 60
const maxMetaDescriptionLength = 160

interface Facts {
  id: string
  tenantId: string
  /** The account that wrote it. */
  authorId: string
  categoryId: string | null
  newsAuthorId: string | null
  picture: PlannedPicture
  createdAt: Date
}

/** The row of an article. */
export function articleRow({ picture, ...facts }: Facts, { title, excerpt, body, ...article }: SeedArticle) {
  const status = article.status ?? ('PUBLISHED' as const)
  const content = articleHtml(body)
  return {
    ...{ ...facts, title, slug: slugFrom(title), excerpt, content, status, readingMinutes: readingMinutes(content) },
    metaTitle: title.length <= maxMetaTitleLength ? title : null,
    metaDescription: excerpt.length <= maxMetaDescriptionLength ? excerpt : null,
    featuredImageUrl: pictureUrl(picture),
    publishedAt: status === 'DRAFT' ? null : facts.createdAt,
  }
}

export type PlannedArticle = ReturnType<typeof articleRow>

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
