import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { ProgressBar } from '@chonoi/ui/progress-bar'
import { useQuery } from '@tanstack/react-query'
import { isoDay } from '@chonoi/i18n'
import { FileDown } from 'lucide-react'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { invoiceActions, invoiceQueries } from './invoices-queries.ts'

export interface PrintedInvoicesProps {
  printId: string
  onClose: () => void
}

/** How far the printing of several invoices is, and then their archive. */
export function PrintedInvoices({ printId, onClose }: PrintedInvoicesProps) {
  const { t } = useTranslation('invoices')
  const result = useQuery(invoiceQueries(useApi()).print(printId))
  const file = useAction(invoiceActions.downloadPrint({ id: printId }), {
    onDone: (archive) => saveFile(archive, `hoa-don-${isoDay(new Date())}.zip`),
    failure: t('pdf.failed'),
  })
  if (result.isError && !result.data) return <QueryFailure result={result} />
  const { status = 'PENDING', doneCount = 0, totalCount = 1 } = result.data ?? {}
  if (status === 'FAILED')
    return (
      <Alert tone="danger" title={t('prints.failed')} onDismiss={onClose}>
        {t('prints.failedText')}
      </Alert>
    )
  if (status === 'COMPLETED')
    return (
      <Alert
        tone="success"
        title={t('prints.done', { count: totalCount })}
        onDismiss={onClose}
        actions={
          <Button
            size="sm"
            iconStart={<FileDown aria-hidden="true" />}
            isLoading={file.isPending}
            onClick={() => file.run()}
          >
            {t('prints.download')}
          </Button>
        }
      >
        {t('prints.kept')}
      </Alert>
    )
  return (
    <Alert urgency="none">
      <ProgressBar
        label={t('prints.title')}
        value={doneCount}
        max={totalCount}
        valueText={t('prints.count', { done: doneCount, total: totalCount })}
      />
    </Alert>
  )
}
