import type { PaymentMismatch } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { CodeText } from '../lists/code-text.tsx'
import { knownFact } from '../lists/known-fact.ts'
import { ReporterName } from '../lists/reporter-name.tsx'
import { MismatchAction } from './mismatch-action.tsx'
import { MismatchState, reportedAmount } from './mismatch-state.tsx'

/** A mismatch beside the list: what it means, what the gateway reports and what we expected. */
export default function MismatchDetails({ mismatch }: { mismatch: PaymentMismatch }) {
  const { t } = useTranslation(['payments', 'common'])
  const { kind, gateway, reference, paymentId, transactionId, expectedInCents } = mismatch
  const code = <CodeText text={reference} canBreak />
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="start" gap={3} isWrapping>
        <div>
          <MismatchState mismatch={mismatch} />
        </div>
        <MismatchAction mismatch={mismatch} />
      </Stack>
      <Stack gap={1}>
        <Text weight="medium">{t(`payments:mismatches.kind.${kind}`)}</Text>
        <Text tone="muted">{t(`payments:mismatches.help.${kind}`)}</Text>
      </Stack>
      <DescriptionList
        items={[
          {
            term: t('payments:column.reference'),
            details: paymentId ? <Link href={href('/admin/payments/$paymentId', { paymentId })}>{code}</Link> : code,
          },
          {
            term: t('payments:detail.transactionId'),
            details: <span className="cn:wrap-anywhere">{transactionId}</span>,
          },
          { term: t('payments:column.method'), details: <ReporterName reporter={gateway} /> },
          ...knownFact(t('payments:mismatches.amounts'), reportedAmount(mismatch)),
          ...knownFact(
            t(kind === 'REFUND_TWICE' ? 'payments:mismatches.credited' : 'payments:mismatches.needed'),
            expectedInCents !== null && formatMoney(expectedInCents),
          ),
          { term: t('common:word.createdAt'), details: formatDateTime(mismatch.createdAt) },
        ]}
      />
    </Stack>
  )
}
