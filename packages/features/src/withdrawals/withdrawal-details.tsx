import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { ProcessWithdrawalButton, useProcessWithdrawal } from './process-withdrawal-button.tsx'
import { WithdrawalBadge } from './withdrawal-badge.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** A withdrawal beside the list, with the decision on it. */
export function WithdrawalDetails({ withdrawalId }: { withdrawalId: string }) {
  const result = useQuery(withdrawalQueries(useApi()).detail(withdrawalId))
  const { open, modal } = useProcessWithdrawal()
  return (
    <DetailsOf result={result}>
      {(withdrawal) => (
        <Stack gap={4}>
          <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
            <WithdrawalBadge status={withdrawal.status} />
            <ProcessWithdrawalButton withdrawal={withdrawal} onPress={open} />
          </Stack>
          <WithdrawalFacts withdrawal={withdrawal} isNarrow />
          {modal}
        </Stack>
      )}
    </DetailsOf>
  )
}
