import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import ConfirmAction from '../forms/confirm-action.tsx'
import { articleActions } from './articles-queries.ts'

const moves = ['publish', 'draft', 'archive'] as const

/** Publish, move to draft, archive and delete (ADM-NEWS-11). A failure keeps the selection. */
export function ArticleBulkActions({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { t } = useTranslation('newsManagement')
  const [isAsking, setAsking] = useState(false)
  const done = ({ affected }: { affected: number }) => t('bulk.done', { count: affected })
  const bulk = useAction(articleActions.bulk(), { done, onDone, failure: t('bulk.failed') })
  return (
    <>
      {moves.map((action) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          isLoading={bulk.isPending && bulk.variables?.action === action}
          disabled={bulk.isPending}
          onClick={() => bulk.run({ articleIds: ids, action })}
        >
          {t(`bulk.${action}`)}
        </Button>
      ))}
      <Button size="sm" variant="danger" disabled={bulk.isPending} onClick={() => setAsking(true)}>
        {t('bulk.delete')}
      </Button>
      {isAsking && (
        <ConfirmAction
          action={articleActions.bulkRemove(ids)}
          tone="danger"
          title={t('delete.many', { count: ids.length })}
          message={t('delete.manyText')}
          confirmLabel={t('delete.confirm')}
          done={done}
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      )}
    </>
  )
}
