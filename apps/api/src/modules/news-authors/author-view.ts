import type { NewsAuthor, NewsAuthorName } from '@chonoi/contract'
import type { AuthorRow } from './authors.store.ts'

type Shown = Pick<
  AuthorRow,
  'id' | 'displayName' | 'slug' | 'bio' | 'avatarUrl' | 'expertise' | 'isActive' | 'isVerified'
> & {
  /** Only for editors. */
  version?: number
}

export function toAuthor({ author, articleCount }: { author: Shown; articleCount: number }): NewsAuthor {
  const { id, version, bio, expertise, isActive } = author
  return { ...toAuthorName(author), id, ...(version && { version }), bio, expertise, isActive, articleCount }
}

export function toAuthorName(author: NewsAuthorName): NewsAuthorName {
  const { displayName, slug, avatarUrl, isVerified } = author
  return { displayName, slug, avatarUrl, isVerified }
}
