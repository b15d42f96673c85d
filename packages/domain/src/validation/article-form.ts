import { isBlankArticle } from '../news/article-text.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { checkSlug } from './slug-field.ts'
import { atMost, checkText, lengthOf, required, type TextRule } from './text-rules.ts'

export const articleLimits = {
  maxTitle: 200,
  maxContent: 200_000,
  maxExcerpt: 300,
  maxMetaTitle: 60,
  /** Recommended length of a meta title, up to its limit. */
  goodMetaTitle: 50,
  maxMetaDescription: 160,
  goodMetaDescription: 150,
  maxTags: 20,
  maxTag: 40,
} as const

export type ArticleForm = {
  readonly title: string
  readonly slug: string
  readonly content: string
  readonly excerpt: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly tags: readonly string[]
}

const titlePresent: TextRule = (text) => (required(text) ? { code: 'article.title_required' } : null)
const contentPresent: TextRule = (html) => (isBlankArticle(html) ? { code: 'article.content_required' } : null)
const descriptionShort: TextRule = (text) =>
  lengthOf(text.trim()) > articleLimits.maxMetaDescription ? { code: 'article.meta_description_too_long' } : null

/** EDITOR-17..27. */
export const validateArticle: Validator<ArticleForm> = (form) => [
  ...always('title', form.title, titlePresent, atMost(articleLimits.maxTitle)),
  ...(form.slug.trim() === ''
    ? [{ field: 'slug', code: 'article.slug_required' } as const]
    : checkSlug('slug', form.slug.trim())),
  ...always('content', form.content, contentPresent, atMost(articleLimits.maxContent)),
  ...checkText('excerpt', form.excerpt, atMost(articleLimits.maxExcerpt)),
  ...checkText('metaTitle', form.metaTitle, atMost(articleLimits.maxMetaTitle)),
  ...checkText('metaDescription', form.metaDescription, descriptionShort),
  ...checkTagNames('tags', form.tags),
]

/** EDITOR-24: a draft may still be without a text. */
export const validateDraft: Validator<ArticleForm> = (form) =>
  validateArticle(form).filter(({ code }) => code !== 'article.content_required')

/** Checks a text by every rule, blank or not. */
function always(field: string, text: string, ...rules: readonly TextRule[]): readonly FieldProblem[] {
  for (const rule of rules) {
    const fault = rule(text)
    if (fault) return [{ field, ...fault }]
  }
  return []
}

/** Tags have a letter or figure, so that each has a slug. */
export function checkTagNames(field: string, tags: readonly string[]): readonly FieldProblem[] {
  const { maxTags, maxTag } = articleLimits
  if (tags.length > maxTags) return [{ field, code: 'too_many', params: { max: maxTags } }]
  if (tags.some((tag) => lengthOf(tag) > maxTag)) return [{ field, code: 'too_long', params: { max: maxTag } }]
  return tags.some((tag) => !/[\p{L}\p{N}]/u.test(tag)) ? [{ field, code: 'tag.invalid' }] : []
}
