import type { ArticleSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { type ArticleMove, movesBack } from './article-moves.ts'
import { articleActions } from './articles-queries.ts'

/** Publishes articles, makes them drafts or archives them; the toast takes it back. */
export function useMoveArticles(articles: readonly Pick<ArticleSummary, 'id' | 'status'>[], onDone?: () => void) {
  const { t } = useTranslation('newsManagement')
  const failure = t('bulk.failed')
  const told = ({ affected }: { affected: number }) => t('bulk.done', { count: affected })
  const undo = useAction(articleActions.moveBack(), { done: told, failure })
  const bulk = useAction(articleActions.bulk(), {
    failure,
    ...(onDone && { onDone }),
    done(answer, { action }) {
      const back = action === 'delete' ? [] : movesBack(articles, action)
      return { title: told(answer), undo: answer.affected > 0 && back.length > 0 ? () => undo.run(back) : undefined }
    },
  })
  return {
    move: (action: ArticleMove) => bulk.run({ articleIds: articles.map(({ id }) => id), action }),
    isPending: bulk.isPending,
    /** Whether a move is under way. */
    isMoving: (action: ArticleMove) => bulk.isPending && bulk.variables?.action === action,
  }
}
