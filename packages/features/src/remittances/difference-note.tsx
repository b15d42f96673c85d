import type { Remittance } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { differenceOf } from './remittance-difference.tsx'
import { adminCarrierQueries } from './remittances-queries.ts'

/** Explains the difference of a remittance: where a surplus goes, and what covers a shortfall. */
export function DifferenceNote({ remittance }: { remittance: Remittance }) {
  const { t } = useTranslation('remittances')
  const { status } = remittance
  const difference = differenceOf(remittance)
  if (status === 'CANCELLED' || difference === 0) return null
  const amount = formatMoney(Math.abs(difference))
  if (difference > 0) return <Alert urgency="none">{t(`note.over.${status}`, { amount })}</Alert>
  if (status === 'CONFIRMED') return <Alert urgency="none">{t('note.short.CONFIRMED', { amount })}</Alert>
  return <ShortDraft remittance={remittance} missingInCents={-difference} />
}

/** Whether what the carrier transferred before is enough for what a draft lacks. */
function ShortDraft({ remittance, missingInCents }: { remittance: Remittance; missingInCents: number }) {
  const { t } = useTranslation('remittances')
  const { data } = useQuery(adminCarrierQueries(useApi()).list())
  const held = data?.find(({ id }) => id === remittance.carrier.id)?.heldInCents
  if (held === undefined) return null
  const isCovered = held >= missingInCents
  return (
    <Alert urgency="none" tone={isCovered ? 'info' : 'danger'}>
      {t(`note.short.${isCovered ? 'covered' : 'uncovered'}`, {
        amount: formatMoney(missingInCents),
        held: formatMoney(held),
      })}
    </Alert>
  )
}
