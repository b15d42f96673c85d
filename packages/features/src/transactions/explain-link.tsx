import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { lazy, Suspense, useState } from 'react'
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
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`${t('entries.action')}: ${subject}`} onClick={() => setOpen(true)}>
        {t('entries.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExplainTransactionDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
