import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { ProcessWithdrawalButton } from './process-withdrawal-button.tsx'
import { WithdrawalBadge } from './withdrawal-badge.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** A withdrawal beside the list, with the decision on it. */
export default function WithdrawalDetails({ withdrawalId }: { withdrawalId: string }) {
  const result = useQuery(withdrawalQueries(useApi()).detail(withdrawalId))
  return (
    <DetailsOf result={result}>
      {(withdrawal) => (
        <Stack gap={4}>
          <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
            <WithdrawalBadge status={withdrawal.status} />
            <ProcessWithdrawalButton withdrawal={withdrawal} />
          </Stack>
          <WithdrawalFacts withdrawal={withdrawal} isNarrow />
        </Stack>
      )}
    </DetailsOf>
  )
}
