import type { Remittance } from '@chonoi/contract'
import { remittanceDifference } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'

/** The money of a remittance that its matched lines leave over; below zero they need more than it brought. */
export const differenceOf = ({ transferredInCents, totals }: Pick<Remittance, 'transferredInCents' | 'totals'>) =>
  remittanceDifference(transferredInCents, totals.matchedInCents, totals.matchedFeeInCents)

/** Says whether a transfer is even with what it is for, and how far off it is. */
export function DifferenceBadge({ inCents }: { inCents: number }) {
  const { t } = useTranslation('remittances')
  const amount = formatMoney(Math.abs(inCents))
  if (inCents === 0) return <Badge tone="success">{t('difference.even')}</Badge>
  return inCents > 0 ? (
    <Badge tone="warning">{t('difference.over', { amount })}</Badge>
  ) : (
    <Badge tone="danger">{t('difference.short', { amount })}</Badge>
  )
}
