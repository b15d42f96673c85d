import type { Series } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { ListOrdered, Pencil, Trash2 } from 'lucide-react'
import { lazy } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { seriesActions } from './series-queries.ts'

const SeriesDialog = lazy(() => import('./series-dialog.tsx'))
const SeriesPartsDialog = lazy(() => import('./series-parts-dialog.tsx'))

/** Orders the articles of a series, edits it, or deletes it after a question. */
export function SeriesRowActions({ series }: { series: Series }) {
  const { t } = useTranslation('series')
  const openDialog = useRowDialog()
  const { title } = series
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={seriesActions.remove(series)}
        tone="danger"
        title={t('delete.title')}
        message={t('delete.text', { title })}
        confirmLabel={t('delete.confirm')}
        done={() => t('deleted')}
        onClose={close}
      />
    ))
  return (
    <RowActions>
      <IconButton
        size="sm"
        label={t('action.parts', { title })}
        icon={<ListOrdered aria-hidden="true" />}
        onClick={() => openDialog((close) => <SeriesPartsDialog series={series} onClose={close} />)}
      />
      <IconButton
        size="sm"
        label={t('action.edit', { title })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => openDialog((close) => <SeriesDialog series={series} onClose={close} />)}
      />
      <IconButton
        size="sm"
        label={t('action.delete', { title })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={askDelete}
      />
    </RowActions>
  )
}
