import type { ArticleSummary } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useState } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { articleMoves } from './article-moves.ts'
import { articleActions } from './articles-queries.ts'
import { useMoveArticles } from './use-move-articles.ts'

export interface ArticleBulkActionsProps {
  articles: readonly ArticleSummary[]
  onDone: () => void
}

/** Publish, move to draft, archive, each with a way back, and delete (ADM-NEWS-11). A failure keeps the selection. */
export function ArticleBulkActions({ articles, onDone }: ArticleBulkActionsProps) {
  const { t } = useTranslation('newsManagement')
  const [isAsking, setAsking] = useState(false)
  const { move, isPending, isMoving } = useMoveArticles(articles, onDone)
  const ids = articles.map(({ id }) => id)
  return (
    <>
      {articleMoves.map((action) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          isLoading={isMoving(action)}
          disabled={isPending}
          onClick={() => move(action)}
        >
          {t(`bulk.${action}`)}
        </Button>
      ))}
      <Button size="sm" variant="danger" disabled={isPending} onClick={() => setAsking(true)}>
        {t('bulk.delete')}
      </Button>
      {isAsking && (
        <ConfirmAction
          action={articleActions.bulkRemove(ids)}
          tone="danger"
          title={t('delete.many', { count: ids.length })}
          message={t('delete.manyText')}
          confirmLabel={t('delete.confirm')}
          done={({ affected }) => t('bulk.done', { count: affected })}
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      )}
    </>
  )
}
