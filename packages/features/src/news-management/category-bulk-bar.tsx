import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import ConfirmAction from '../forms/confirm-action.tsx'
import { newsCategoryActions } from './articles-queries.ts'

/** Activate, deactivate and delete (CAT-04). A failure keeps the selection. */
export function CategoryBulkBar({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { t } = useTranslation(['newsManagement', 'common'])
  const [isAsking, setAsking] = useState(false)
  const done = ({ affected }: { affected: number }) => t('newsManagement:bulkCategories.done', { count: affected })
  const failure = t('newsManagement:bulkCategories.failed')
  const bulk = useAction(newsCategoryActions.bulk(), { done, onDone, failure })
  return (
    <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-2" role="group" aria-label={t('common:word.actions')}>
      <span aria-live="polite">{t('common:list.selected', { count: ids.length })}</span>
      {(['activate', 'deactivate'] as const).map((action) => (
        <Button
          key={action}
          size="sm"
          variant="secondary"
          isLoading={bulk.isPending && bulk.variables?.action === action}
          disabled={bulk.isPending}
          onClick={() => bulk.run({ categoryIds: ids, action })}
        >
          {t(`newsManagement:bulkCategories.${action}`)}
        </Button>
      ))}
      <Button size="sm" variant="danger" disabled={bulk.isPending} onClick={() => setAsking(true)}>
        {t('newsManagement:bulkCategories.delete')}
      </Button>
      {isAsking && (
        <ConfirmAction
          action={newsCategoryActions.bulkRemove(ids)}
          tone="danger"
          title={t('newsManagement:category.deleteMany', { count: ids.length })}
          message={t('newsManagement:category.deleteManyText')}
          confirmLabel={t('common:action.delete')}
          done={done}
          onClose={() => setAsking(false)}
          onDone={onDone}
        />
      )}
    </div>
  )
}
