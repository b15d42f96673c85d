import type { Withdrawal } from '@chonoi/contract'
import { groupAccountNumber, href, isWithdrawalOpen } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { CopyButton } from '@chonoi/ui/copy-button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { EmailText } from '../lists/email-text.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ProcessWithdrawalButton } from './process-withdrawal-button.tsx'
import { WithdrawalBadge } from './withdrawal-badge.tsx'
import { customerName, processingTimeText } from './withdrawal-words.ts'
import { adminWithdrawalActions, withdrawalQueries } from './withdrawals-queries.ts'

/** One withdrawal with all of its fields and the same process actions (/admin/withdrawals/{id}, ADM-WD-20). */
export function AdminWithdrawalScreen({ withdrawalId }: { withdrawalId: string }) {
  const result = useQuery(withdrawalQueries(useApi()).detail(withdrawalId))
  return <QueryScreen result={result}>{(withdrawal) => <WithdrawalDetail withdrawal={withdrawal} />}</QueryScreen>
}

function WithdrawalDetail({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['withdrawals', 'common'])
  const { id, amount, feeInCents, netAmountInCents, status, source, shop, user, processedAt, notes, processNotes } =
    withdrawal
  const time = processingTimeText(t, withdrawal)
  const request = [
    { term: t('withdrawals:detail.id'), details: <span className="cn:wrap-anywhere">{id}</span> },
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
    <Stack gap={5}>
      <Breadcrumbs
        items={[
          { label: t('withdrawals:admin.title'), href: href('/admin/withdrawals') },
          { label: t('withdrawals:detail.title') },
        ]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>{t('withdrawals:detail.heading', { amount: formatMoney(amount) })}</Heading>
          <WithdrawalBadge status={status} />
        </Stack>
        <ProcessWithdrawalButton withdrawal={withdrawal} />
      </Stack>
      <Grid columns={{ base: 1, lg: 2 }}>
        <Card title={t('withdrawals:detail.request')}>
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
    </Stack>
  )
}

/** The bank account; its number in full only on demand, and only while the withdrawal is open. */
function PayeeCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  const [accountNumber, setAccountNumber] = useState<string | null>(null)
  const reveal = useAction(adminWithdrawalActions.reveal(withdrawal), {
    onDone: (account) => setAccountNumber(account.accountNumber),
  })
  const shown = accountNumber === null ? withdrawal.accountNumber : groupAccountNumber(accountNumber)
  return (
    <Card title={t('detail.account')}>
      <Stack gap={3}>
        <DescriptionList
          items={[
            { term: t('detail.bank'), details: withdrawal.bankName },
            { term: t('detail.accountNumber'), details: <span className="cn:figures">{shown}</span> },
            { term: t('detail.accountHolder'), details: withdrawal.accountHolder },
          ]}
        />
        {accountNumber !== null && <CopyButton text={accountNumber} label={t('detail.copy')} />}
        {accountNumber === null && isWithdrawalOpen(withdrawal.status) && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              iconStart={<Eye aria-hidden="true" />}
              isLoading={reveal.isPending}
              onClick={() => reveal.run()}
            >
              {t('detail.reveal')}
            </Button>
            <Text size={13} tone="muted">
              {t('detail.revealHelp')}
            </Text>
          </div>
        )}
      </Stack>
    </Card>
  )
}
