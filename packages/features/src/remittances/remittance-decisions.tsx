import type { Remittance } from '@chonoi/contract'
import { mayCancelRemittance, mayConfirmRemittance } from '@chonoi/domain'
import { formatMoney, problemText } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { useSession } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { remittanceActions } from './remittances-queries.ts'

export interface RemittanceDecisionsProps {
  remittance: Remittance
  size?: 'sm' | 'md'
}

/** Confirms or cancels a draft; for whoever imported it, the button says why somebody else confirms. */
export function RemittanceDecisions({ remittance, size = 'md' }: RemittanceDecisionsProps) {
  const { t, i18n } = useTranslation('remittances')
  const { actor } = useSession()
  const openDialog = useRowDialog()
  if (!actor || remittance.status !== 'DRAFT') return null
  const { bankReference, transferredInCents, totals, carrier } = remittance
  const facts = { status: remittance.status, importedBy: remittance.importedBy.id }
  const confirming = mayConfirmRemittance(facts, actor)
  const cancelling = mayCancelRemittance(facts, actor)
  const amount = formatMoney(transferredInCents)
  const named = { carrier: carrier.name, reference: bankReference, amount }
  const confirm = () =>
    openDialog((close) => (
      <ConfirmAction
        action={remittanceActions.confirm(remittance)}
        tone="danger"
        title={t('confirm.title', { amount })}
        message={
          totals.matchedCount > 0
            ? t('confirm.text', { ...named, count: totals.matchedCount, booked: formatMoney(totals.matchedInCents) })
            : t('confirm.textNone', named)
        }
        confirmLabel={t('confirm.action')}
        done={({ totals: booked }) => t('confirm.done', { count: booked.matchedCount })}
        onClose={close}
      />
    ))
  const cancel = () =>
    openDialog((close) => (
      <ConfirmAction
        action={remittanceActions.cancel(remittance)}
        tone="danger"
        title={t('cancel.title', { reference: bankReference })}
        message={t('cancel.text')}
        confirmLabel={t('cancel.action')}
        cancelLabel={t('cancel.keep')}
        done={() => t('cancel.done')}
        onClose={close}
      />
    ))
  return (
    <Stack direction="row" gap={2} isWrapping>
      <Button
        size={size}
        onClick={confirm}
        {...(!confirming.allowed && { disabledReason: problemText(i18n, confirming.because) })}
      >
        {t('confirm.action')}
      </Button>
      <Button
        size={size}
        variant="secondary"
        onClick={cancel}
        {...(!cancelling.allowed && { disabledReason: problemText(i18n, cancelling.because) })}
      >
        {t('cancel.action')}
      </Button>
    </Stack>
  )
}
