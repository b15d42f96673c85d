import type { Series } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { ListOrdered, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { seriesActions } from './series-queries.ts'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))
const SeriesDialog = lazy(() => import('./series-dialog.tsx'))
const SeriesPartsDialog = lazy(() => import('./series-parts-dialog.tsx'))

/** Orders the articles of a series, edits it, or deletes it after a question. */
export function SeriesRowActions({ series }: { series: Series }) {
  const { t } = useTranslation('series')
  const [opened, setOpened] = useState<'parts' | 'edit' | 'delete' | null>(null)
  const close = () => setOpened(null)
  const { title } = series
  return (
    <div className="cn:flex cn:items-center cn:justify-end cn:gap-1">
      <IconButton
        size="sm"
        label={t('action.parts', { title })}
        icon={<ListOrdered aria-hidden="true" />}
        onClick={() => setOpened('parts')}
      />
      <IconButton
        size="sm"
        label={t('action.edit', { title })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setOpened('edit')}
      />
      <IconButton
        size="sm"
        label={t('action.delete', { title })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setOpened('delete')}
      />
      <Suspense>
        {opened === 'parts' && <SeriesPartsDialog series={series} onClose={close} />}
        {opened === 'edit' && <SeriesDialog series={series} onClose={close} />}
        {opened === 'delete' && (
          <ConfirmAction
            action={seriesActions.remove(series)}
            tone="danger"
            title={t('delete.title')}
            message={t('delete.text', { title })}
            confirmLabel={t('delete.confirm')}
            done={() => t('deleted')}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
