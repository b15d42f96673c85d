import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy, Suspense, useState } from 'react'

const ExplainTransactionDialog = lazy(() => import('./explain-transaction-dialog.tsx'))

/** Opens the ledger entries behind an amount. `subject` tells the buttons of several rows apart. */
export function ExplainLink({ transactionId, subject }: { transactionId: string; subject: string }) {
  const { t } = useTranslation('transactions')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`${t('entries.action')}: ${subject}`} onClick={() => setOpen(true)}>
        {t('entries.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExplainTransactionDialog transactionId={transactionId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
