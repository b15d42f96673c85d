import type { NewsCategory } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { newsCategoryActions } from './articles-queries.ts'

export interface CategoryBulkBarProps {
  categories: readonly NewsCategory[]
  onDone: () => void
}

/** Activate and deactivate, each with a way back, and delete (CAT-04). A failure keeps the selection. */
export function CategoryBulkBar({ categories, onDone }: CategoryBulkBarProps) {
  const { t } = useTranslation(['newsManagement', 'common'])
  const [isAsking, setAsking] = useState(false)
  const done = ({ affected }: { affected: number }) => t('newsManagement:bulkCategories.done', { count: affected })
  const failure = t('newsManagement:bulkCategories.failed')
  const ids = categories.map(({ id }) => id)
  const undo = useAction(newsCategoryActions.bulk(), { done, failure })
  const bulk = useAction(newsCategoryActions.bulk(), {
    done(answer, { action }) {
      // Those that were so before stay as they are.
      const changed = categories.filter(({ isActive }) => isActive !== (action === 'activate'))
      const back = action === 'activate' ? 'deactivate' : 'activate'
      return {
        title: done(answer),
        undo:
          changed.length > 0 ? () => undo.run({ categoryIds: changed.map(({ id }) => id), action: back }) : undefined,
      }
    },
    onDone,
    failure,
  })
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
