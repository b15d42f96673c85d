import type { Deposit } from '@chonoi/contract'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { fullName } from '../shell/full-name.ts'
import { DepositBadge } from './deposit-badge.tsx'
import { adminDepositQueries } from './deposits-queries.ts'
import { ProcessDepositButton } from './process-deposit-button.tsx'
import { ProofButton } from './proof-button.tsx'

/** A deposit beside the list, with the decision on it. It stays when the decision takes it out of the list. */
export default function DepositDetails({ depositId }: { depositId: string }) {
  const result = useQuery(adminDepositQueries(useApi()).detail(depositId))
  return (
    <DetailsOf result={result}>
      {(deposit) => (
        <Stack gap={5}>
          <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
            <DepositBadge status={deposit.status} />
            <ProcessDepositButton deposit={deposit} />
          </Stack>
          <Facts deposit={deposit} />
          {deposit.proofUrl && (
            <div>
              <ProofButton deposit={deposit} />
            </div>
          )}
        </Stack>
      )}
    </DetailsOf>
  )
}

function Facts({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['deposits', 'common'])
  const { user, amountInCents, actualAmountInCents, bankName, bankReference, notes, adminNotes } = deposit
  const known = (term: string, details: ReactNode) => (details ? [{ term, details }] : [])
  const time = (term: string, at: string | null) => known(term, at && formatDateTime(at))
  return (
    <DescriptionList
      items={[
        { term: t('deposits:column.amount'), details: formatMoney(amountInCents) },
        ...known(t('deposits:process.actualAmount'), actualAmountInCents !== null && formatMoney(actualAmountInCents)),
        {
          term: t('deposits:column.customer'),
          details: (
            <>
              <bdi>{fullName(user)}</bdi>
              <Text as="div" size={13} tone="muted">
                <EmailText email={user.email} />
              </Text>
            </>
          ),
        },
        { term: t('deposits:details.method'), details: t(`common:paymentMethod.${deposit.paymentMethod}`) },
        ...known(t('deposits:column.bank'), bankName && <bdi>{bankName}</bdi>),
        ...known(t('deposits:details.bankReference'), bankReference && <bdi>{bankReference}</bdi>),
        ...time(t('deposits:process.transferred'), deposit.transferDateTime),
        ...known(t('deposits:process.customerNotes'), notes && <span dir="auto">{notes}</span>),
        ...known(t('deposits:details.adminNotes'), adminNotes && <span dir="auto">{adminNotes}</span>),
        { term: t('common:word.createdAt'), details: formatDateTime(deposit.createdAt) },
        ...time(t('deposits:details.processedAt'), deposit.processedAt),
      ]}
    />
  )
}
