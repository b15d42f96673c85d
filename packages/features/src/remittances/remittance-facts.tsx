import type { Remittance } from '@chonoi/contract'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { type DescriptionItem, DescriptionList } from '@chonoi/ui/description-list'
import { Text } from '@chonoi/ui/text'
import { knownFact } from '../lists/known-fact.ts'
import { fullName } from '../shell/full-name.ts'
import { DifferenceBadge, differenceOf } from './remittance-difference.tsx'

/** The amounts of a remittance: transferred, matched, and left over. */
export function RemittanceMoney({ remittance }: { remittance: Remittance }) {
  const { t } = useTranslation('remittances')
  const { status, transferredInCents, totals } = remittance
  const row = (term: string, cents: number, count?: number): DescriptionItem => ({
    term,
    isNumeric: true,
    details: (
      <>
        {formatMoney(cents)}
        {count !== undefined && (
          <Text as="div" size={13} tone="muted">
            {t('money.lines', { count })}
          </Text>
        )}
      </>
    ),
  })
  return (
    <Card title={t('detail.money')}>
      <DescriptionList
        items={[
          row(t('money.collected'), totals.collectedInCents, totals.lineCount),
          row(t(status === 'CONFIRMED' ? 'money.booked' : 'money.matched'), totals.matchedInCents, totals.matchedCount),
          row(t('money.fee'), totals.matchedFeeInCents),
          row(t('money.expected'), totals.matchedInCents - totals.matchedFeeInCents),
          row(t('money.transferred'), transferredInCents),
          {
            term: t('money.difference'),
            isNumeric: true,
            details: <DifferenceBadge inCents={differenceOf(remittance)} />,
          },
        ]}
      />
    </Card>
  )
}

/** The carrier and the people of a remittance. */
export function RemittanceFacts({ remittance }: { remittance: Remittance }) {
  const { t } = useTranslation('remittances')
  const { carrier, bankReference, importedBy, createdAt, status, decidedBy, decidedAt } = remittance
  const decided = status === 'CANCELLED' ? 'cancelled' : 'confirmed'
  return (
    <Card title={t('detail.facts')}>
      <DescriptionList
        items={[
          { term: t('detail.carrier'), details: <bdi>{carrier.name}</bdi> },
          { term: t('column.reference'), details: <bdi className="cn:wrap-anywhere">{bankReference}</bdi> },
          { term: t('detail.importedBy'), details: <bdi>{fullName(importedBy)}</bdi> },
          { term: t('detail.importedAt'), details: formatDateTime(createdAt) },
          ...knownFact(t(`detail.${decided}By`), decidedBy && <bdi>{fullName(decidedBy)}</bdi>),
          ...knownFact(t(`detail.${decided}At`), decidedAt && formatDateTime(decidedAt)),
        ]}
      />
    </Card>
  )
}
