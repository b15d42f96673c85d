import type { BookmarkedArticle } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { articleHref, platformNews } from './news-link.ts'

/** A bookmark leads to /articles/{slug} (BOOK-13); an article of a shop is below the shop's page. */
export const bookmarkHref = (article: Pick<BookmarkedArticle, 'slug' | 'tenantSlug'>) =>
  article.tenantSlug === platformNews ? href('/articles/$slug', { slug: article.slug }) : articleHref(article)
