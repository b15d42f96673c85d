import type { DataExport } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Download } from 'lucide-react'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { dataExportActions } from './data-exports-queries.ts'

export interface DataExportActionsProps {
  row: DataExport
  /** Called once it is gone. */
  onDeleted?: () => void
}

/** Downloads what was exported; cancels an export that is under way, or deletes one. */
export function DataExportActions({ row, onDeleted }: DataExportActionsProps) {
  const { t } = useTranslation('tenant')
  const openDialog = useRowDialog()
  const date = formatDate(row.createdAt)
  const isUnderWay = row.status === 'PENDING' || row.status === 'RUNNING'
  const download = useAction(dataExportActions.download(row), {
    failure: t('export.downloadFailed'),
    onDone: (file) => saveFile(file, `chonoi-${vietnamDate(new Date(row.createdAt))}.zip`),
  })
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={dataExportActions.delete(row)}
        tone="danger"
        title={t(isUnderWay ? 'export.cancelTitle' : 'export.deleteTitle')}
        message={t(isUnderWay ? 'export.cancelText' : 'export.deleteText')}
        confirmLabel={t(isUnderWay ? 'export.cancel' : 'export.delete')}
        cancelLabel={t('export.keep')}
        done={() => t(isUnderWay ? 'export.cancelled' : 'export.deleted')}
        onClose={close}
        {...(onDeleted && { onDone: onDeleted })}
      />
    ))
  return (
    <Stack direction="row" gap={2} isWrapping>
      {row.status === 'COMPLETED' && (
        <Button
          size="sm"
          variant="secondary"
          iconStart={<Download aria-hidden="true" />}
          isLoading={download.isPending}
          aria-label={t('export.downloadLabel', { date })}
          onClick={() => download.run()}
        >
          {t('export.download')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={t(isUnderWay ? 'export.cancelLabel' : 'export.deleteLabel', { date })}
        onClick={askDelete}
      >
        {t(isUnderWay ? 'export.cancel' : 'export.delete')}
      </Button>
    </Stack>
  )
}
