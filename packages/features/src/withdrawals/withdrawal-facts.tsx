import type { Withdrawal } from '@chonoi/contract'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { CopyButton } from '@chonoi/ui/copy-button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Grid } from '@chonoi/ui/grid'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { EmailText } from '../lists/email-text.tsx'
import { ExplainLink } from '../transactions/explain-link.tsx'
import { useAccountNumber } from './use-account-number.tsx'
import { customerName, processingTimeText } from './withdrawal-words.ts'

export interface WithdrawalFactsProps {
  withdrawal: Withdrawal
  /** Leaves no room for two columns, beside a list. */
  isNarrow?: boolean
}

/** All fields of a withdrawal: the request, who asked for it, and where the money goes. */
export function WithdrawalFacts({ withdrawal, isNarrow = false }: WithdrawalFactsProps) {
  const { t } = useTranslation(['withdrawals', 'common'])
  const { id, amount, feeInCents, netAmountInCents, source, shop, user, processedAt, notes, processNotes } = withdrawal
  const time = processingTimeText(t, withdrawal)
  const request = [
    {
      term: t('withdrawals:detail.id'),
      // Copied, not shown: a UUID tells people nothing.
      details: <CopyButton text={id} label={t('withdrawals:detail.copyId')} />,
    },
    { term: t('withdrawals:detail.amount'), details: formatMoney(amount) },
    { term: t('withdrawals:detail.fee'), details: formatMoney(feeInCents) },
    { term: t('withdrawals:detail.net'), details: formatMoney(netAmountInCents) },
    { term: t('withdrawals:detail.source'), details: t(`withdrawals:source.${source}`) },
    ...(shop ? [{ term: t('withdrawals:detail.shop'), details: shop.name }] : []),
    { term: t('withdrawals:card.createdAt'), details: formatDateTime(withdrawal.createdAt) },
    ...(processedAt ? [{ term: t('withdrawals:detail.processedAt'), details: formatDateTime(processedAt) }] : []),
    ...(time ? [{ term: t('withdrawals:card.processingTime'), details: time }] : []),
    ...(notes ? [{ term: t('withdrawals:card.customerNotes'), details: <bdi>{notes}</bdi> }] : []),
    ...(processNotes ? [{ term: t('withdrawals:card.processNotes'), details: <bdi>{processNotes}</bdi> }] : []),
  ]
  return (
    <Grid columns={isNarrow ? { base: 1 } : { base: 1, lg: 2 }}>
      <Card
        title={t('withdrawals:detail.request')}
        actions={<ExplainLink of={{ withdrawalId: id }} subject={formatMoney(amount)} />}
      >
        <DescriptionList items={request} />
      </Card>
      <Stack gap={4}>
        <Card title={t('withdrawals:detail.customer')}>
          <Text as="div">{customerName(t, withdrawal)}</Text>
          <Text as="div" tone="muted">
            <EmailText email={user.email} />
          </Text>
        </Card>
        <PayeeCard withdrawal={withdrawal} />
      </Stack>
    </Grid>
  )
}

/** The bank account; its number in full only on demand. */
function PayeeCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  const account = useAccountNumber(withdrawal)
  return (
    <Card title={t('detail.account')}>
      <Stack gap={3}>
        <DescriptionList
          items={[
            { term: t('detail.bank'), details: withdrawal.bankName },
            { term: t('detail.accountNumber'), details: <span className="cn:figures">{account.shown}</span> },
            { term: t('detail.accountHolder'), details: withdrawal.accountHolder },
          ]}
        />
        {account.reveal}
      </Stack>
    </Card>
  )
}
