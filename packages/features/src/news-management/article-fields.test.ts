import type { Article } from '@chonoi/contract'
import { expect, test } from 'vitest'
import {
  fieldsOfArticle,
  filledExcerpt,
  metaTitleFrom,
  newArticleFields,
  toArticleBody,
  toArticleChange,
} from './article-fields.ts'

const article: Article = {
  ...{ id: '1', tenantId: '2', tenantSlug: 'default', title: 'A', slug: 'a', content: '<p>A</p>', excerpt: null },
  ...{
    metaTitle: null,
    metaDescription: null,
    featuredImageUrl: null,
    categoryId: null,
    authorId: null,
    category: null,
    tags: ['x'],
  },
  publishedAt: '2026-11-26T18:30:00.000Z',
  ...{ status: 'PUBLISHED', createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
}

test('fieldsOfArticle: the date of publication is shown in Vietnam, also across midnight', () => {
  const fields = fieldsOfArticle(article)
  expect(fields.publishedAt).toBe('2026-11-27T01:30')
  expect(toArticleBody(fields).publishedAt).toBe('2026-11-26T18:30:00.000Z')
})

test('toArticleBody: without a date the server decides', () => {
  expect(toArticleBody(newArticleFields)).toMatchObject({ publishedAt: null, categoryId: null, featuredImageUrl: null })
})

test('[EDITOR-29] filledExcerpt: fills an empty excerpt only', () => {
  expect(filledExcerpt({ excerpt: ' ', content: '<p>Sáng sớm</p>' })).toBe('Sáng sớm')
  expect(filledExcerpt({ excerpt: 'Riêng', content: '<p>Sáng sớm</p>' })).toBe('Riêng')
})

test('[EDITOR-30, EDITOR-26] metaTitleFrom: the title, at most 60 characters of it', () => {
  expect(metaTitleFrom('Chợ nổi')).toBe('Chợ nổi')
  expect([...metaTitleFrom('ấ'.repeat(90))]).toHaveLength(60)
})

test('toArticleChange: the date is sent when another minute was chosen, and never only because it is cut to one', () => {
  const stored = { ...article, publishedAt: '2026-11-26T18:30:42.123Z' }
  const fields = { ...fieldsOfArticle(stored), title: 'B' }
  expect(toArticleChange(fields, stored)).not.toHaveProperty('publishedAt')
  const moved = { ...fields, publishedAt: '2026-11-27T01:31' }
  expect(toArticleChange(moved, stored).publishedAt).toBe('2026-11-26T18:31:00.000Z')
  expect(toArticleChange({ ...fields, publishedAt: '' }, stored).publishedAt).toBeNull()
})
