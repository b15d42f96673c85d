import type { PaymentMismatch } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { LinkButton } from '@chonoi/ui/link-button'
import { lazy } from 'react'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const SettleDoubleRefundDialog = lazy(() => import('./settle-double-refund-dialog.tsx'))
const ResolveMismatchDialog = lazy(() => import('./resolve-mismatch-dialog.tsx'))

/** Decides on a mismatch that is open, or leads to where it is decided. */
export function MismatchAction({ mismatch }: { mismatch: PaymentMismatch }) {
  const { t } = useTranslation('payments')
  const openDialog = useRowDialog()
  const { resolvedAt, kind, paymentId, reference } = mismatch
  if (resolvedAt !== null) return null
  // Its money waits: the decision on its payment closes it.
  if (kind === 'REFUND_UNKNOWN' && paymentId)
    return (
      <LinkButton
        size="sm"
        href={href('/admin/payments/$paymentId', { paymentId })}
        aria-label={t('mismatches.settleLabel', { reference })}
      >
        {t('mismatches.settle')}
      </LinkButton>
    )
  if (kind === 'REFUND_TWICE' && paymentId)
    return (
      <Button
        size="sm"
        aria-label={t('mismatches.settleLabel', { reference })}
        onClick={() => openDialog((close) => <SettleDoubleRefundDialog {...{ mismatch, paymentId }} onClose={close} />)}
      >
        {t('mismatches.settle')}
      </Button>
    )
  return (
    <Button
      size="sm"
      aria-label={t('mismatches.resolveLabel', { reference })}
      onClick={() => openDialog((close) => <ResolveMismatchDialog mismatch={mismatch} onClose={close} />)}
    >
      {t('mismatches.resolve')}
    </Button>
  )
}
