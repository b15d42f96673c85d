import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy } from 'react'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import type { Explained } from './explained.ts'

const ExplainTransactionDialog = lazy(() => import('./explain-transaction-dialog.tsx'))

export interface ExplainLinkProps {
  of: Explained
  /** Tells the buttons of several rows apart. */
  subject: string
}

/** Opens the ledger entries behind an amount. */
export function ExplainLink({ of, subject }: ExplainLinkProps) {
  const { t } = useTranslation('transactions')
  const openDialog = useRowDialog()
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${t('entries.action')}: ${subject}`}
      onClick={() => openDialog((close) => <ExplainTransactionDialog of={of} onClose={close} />)}
    >
      {t('entries.action')}
    </Button>
  )
}
