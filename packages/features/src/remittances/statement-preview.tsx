import { addMoney, readWholeRemittanceFile, type RemittanceLine, remittanceDifference } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { DescriptionList } from '@chonoi/ui/description-list'
import { useMemo } from 'react'
import { DifferenceBadge } from './remittance-difference.tsx'
import { StatementProblems } from './statement-problems.tsx'

export interface StatementPreviewProps {
  csv: string
  /** Null until it is typed. */
  transferredInCents: number | null
}

/** The sums of a typed statement, or a table of its problems. */
export function StatementPreview({ csv, transferredInCents }: StatementPreviewProps) {
  const read = useMemo(() => readWholeRemittanceFile(csv), [csv])
  return 'problems' in read ? (
    <StatementProblems problems={read.problems} />
  ) : (
    <StatementSums lines={read.lines} transferredInCents={transferredInCents} />
  )
}

function StatementSums({
  lines,
  transferredInCents,
}: Pick<StatementPreviewProps, 'transferredInCents'> & { lines: readonly RemittanceLine[] }) {
  const { t } = useTranslation('remittances')
  const collected = addMoney(...lines.map(({ collectedInCents }) => collectedInCents))
  const fee = addMoney(...lines.map(({ feeInCents }) => feeInCents))
  return (
    <Alert urgency="none" title={t('preview.title', { count: lines.length })}>
      <DescriptionList
        items={[
          { term: t('preview.collected'), details: formatMoney(collected), isNumeric: true },
          { term: t('preview.fee'), details: formatMoney(fee), isNumeric: true },
          { term: t('preview.expected'), details: formatMoney(collected - fee), isNumeric: true },
          ...(transferredInCents === null
            ? []
            : [
                { term: t('preview.transferred'), details: formatMoney(transferredInCents), isNumeric: true },
                {
                  term: t('preview.difference'),
                  details: <DifferenceBadge inCents={remittanceDifference(transferredInCents, collected, fee)} />,
                  isNumeric: true,
                },
              ]),
        ]}
      />
    </Alert>
  )
}
