import type { RemittanceDetail } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Stack } from '@chonoi/ui/stack'
import { useSession } from '../app/services.tsx'
import { DifferenceNote } from './difference-note.tsx'

/** Where a remittance stands: who has to confirm it, or what was booked. */
export function RemittanceStanding({ remittance }: { remittance: RemittanceDetail }) {
  return (
    <Stack gap={3}>
      {remittance.status === 'DRAFT' && <Draft remittance={remittance} />}
      {remittance.status === 'CONFIRMED' && <Confirmed remittance={remittance} />}
      {remittance.status === 'CANCELLED' && <Cancelled />}
      <DifferenceNote remittance={remittance} />
    </Stack>
  )
}

function Draft({ remittance }: { remittance: RemittanceDetail }) {
  const { t } = useTranslation('remittances')
  const { actor } = useSession()
  const { importedBy, bankReference, transferredInCents, totals } = remittance
  if (importedBy.id === actor?.id)
    return (
      <Alert urgency="none" title={t('draft.own')}>
        {t('draft.ownText')}
      </Alert>
    )
  return (
    <Alert urgency="none" tone="warning" title={t('draft.waiting')}>
      {t('draft.waitingText', { reference: bankReference, amount: formatMoney(transferredInCents) })}
      {totals.matchedCount === 0 && ` ${t('draft.nothing')}`}
    </Alert>
  )
}

function Confirmed({ remittance: { lines } }: { remittance: RemittanceDetail }) {
  const { t } = useTranslation('remittances')
  const booked = lines.filter(({ isBooked }) => isBooked)
  const amount = formatMoney(booked.reduce((sum, { collectedInCents }) => sum + collectedInCents, 0))
  const left = lines.length - booked.length
  return (
    <Alert
      urgency="none"
      tone={left === 0 ? 'success' : 'warning'}
      title={booked.length > 0 ? t('confirmed.booked', { count: booked.length, amount }) : t('confirmed.none')}
    >
      {booked.length > 0 && t('confirmed.text')} {left > 0 && t('confirmed.left', { count: left })}
    </Alert>
  )
}

function Cancelled() {
  const { t } = useTranslation('remittances')
  return (
    <Alert urgency="none" tone="neutral" title={t('cancelled.title')}>
      {t('cancelled.text')}
    </Alert>
  )
}
