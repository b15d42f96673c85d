import { expect, test } from 'vitest'
import { articleLimits, type ArticleForm, validateArticle, validateDraft } from './article-form.ts'
import { validateNewsCategory } from './news-category-form.ts'

const form: ArticleForm = {
  ...{ title: 'Chợ nổi', slug: 'cho-noi', content: '<p>Sáng sớm</p>', excerpt: '', metaTitle: '', metaDescription: '' },
  tags: [],
}
const wrong = (change: Partial<ArticleForm>) =>
  validateArticle({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`)

test('validateArticle: accepts an article with title, slug and text', () => {
  expect(wrong({})).toEqual([])
})

test.each([
  ['[EDITOR-17, EDITOR-20] a blank title', { title: ' \n' }, 'title article.title_required'],
  ['[EDITOR-18, EDITOR-20] blank content', { content: '<p> </p>' }, 'content article.content_required'],
  ['[EDITOR-19, EDITOR-20] a blank slug', { slug: '  ' }, 'slug article.slug_required'],
  [
    '[EDITOR-21] a long meta description',
    { metaDescription: 'ấ'.repeat(161) },
    'metaDescription article.meta_description_too_long',
  ],
  ['[EDITOR-25] a long excerpt', { excerpt: 'ấ'.repeat(301) }, 'excerpt too_long'],
  ['[EDITOR-26] a long meta title', { metaTitle: 'ấ'.repeat(61) }, 'metaTitle too_long'],
  ['a reserved slug', { slug: 'tags' }, 'slug slug.reserved'],
  ['a tag without a letter', { tags: ['!?'] }, 'tags tag.invalid'],
])('%s is refused', (_what, change, problem) => {
  expect(wrong(change)).toEqual([problem])
})

test('[EDITOR-25, EDITOR-26, EDITOR-27] texts at their limits are accepted', () => {
  const { maxExcerpt, maxMetaTitle, maxMetaDescription } = articleLimits
  expect([maxExcerpt, maxMetaTitle, maxMetaDescription]).toEqual([300, 60, 160])
  const [excerpt, metaTitle] = ['ấ'.repeat(maxExcerpt), 'ấ'.repeat(maxMetaTitle)]
  expect(wrong({ excerpt, metaTitle, metaDescription: 'ấ'.repeat(maxMetaDescription) })).toEqual([])
})

test('[EDITOR-24] validateDraft: a draft may be without a text, but not without a title', () => {
  const problems = validateDraft({ ...form, title: '', content: '' })
  expect(problems.map(({ code }) => code)).toEqual(['article.title_required'])
})

test('[CAT-08] validateNewsCategory: name and slug are required', () => {
  const problems = validateNewsCategory({ name: ' ', slug: '', description: '' })
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(['name required', 'slug required'])
})
