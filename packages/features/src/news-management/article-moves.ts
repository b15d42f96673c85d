import type { ArticleSummary, BodyOf } from '@chonoi/contract'
import type { ArticleStatus } from '@chonoi/domain'

export type ArticleMove = Exclude<BodyOf<'bulkArticles'>['action'], 'delete'>

/** The statuses that moves lead to. */
const statusAfter = { publish: 'PUBLISHED', draft: 'DRAFT', archive: 'ARCHIVED' } as const satisfies Record<
  ArticleMove,
  ArticleStatus
>

export const articleMoves = Object.keys(statusAfter) as readonly ArticleMove[]

type Moved = Pick<ArticleSummary, 'id' | 'status'>

/** The moves that change an article. */
export const movesOf = ({ status }: Pick<Moved, 'status'>): readonly ArticleMove[] =>
  articleMoves.filter((move) => statusAfter[move] !== status)

/** The calls that take back a move: each article returns to the status that it had. */
export function movesBack(before: readonly Moved[], move: ArticleMove): BodyOf<'bulkArticles'>[] {
  return movesOf({ status: statusAfter[move] }).flatMap((action) => {
    const articleIds = before.filter(({ status }) => status === statusAfter[action]).map(({ id }) => id)
    return articleIds.length > 0 ? [{ articleIds, action }] : []
  })
}
