import type { Withdrawal } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ProcessWithdrawalButton } from './process-withdrawal-button.tsx'
import { WithdrawalBadge } from './withdrawal-badge.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** One withdrawal with all of its fields and the same process actions (/admin/withdrawals/{id}, ADM-WD-20). */
export function AdminWithdrawalScreen({ withdrawalId }: { withdrawalId: string }) {
  const result = useQuery(withdrawalQueries(useApi()).detail(withdrawalId))
  return <QueryScreen result={result}>{(withdrawal) => <WithdrawalDetail withdrawal={withdrawal} />}</QueryScreen>
}

function WithdrawalDetail({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals')
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[{ label: t('admin.title'), href: href('/admin/withdrawals') }, { label: t('detail.title') }]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>{t('detail.heading', { amount: formatMoney(withdrawal.amount) })}</Heading>
          <WithdrawalBadge status={withdrawal.status} />
        </Stack>
        <ProcessWithdrawalButton withdrawal={withdrawal} />
      </Stack>
      <WithdrawalFacts withdrawal={withdrawal} />
    </Stack>
  )
}
