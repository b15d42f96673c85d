import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { depositQueries } from '../deposits/deposits-queries.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { DepositForm } from './deposit-form.tsx'
import { TransferCard } from './transfer-card.tsx'

/** Shows where to transfer an amount, and the form that reports it. */
export function TransferScreen({ amountInCents }: { amountInCents: number }) {
  const result = useQuery({
    ...depositQueries(useApi()).instructions(amountInCents),
    // A refetch would return another transfer content than the one already used.
    gcTime: Number.POSITIVE_INFINITY,
  })
  return (
    <QueryScreen result={result}>
      {(instructions) => (
        <div className="cn:grid cn:gap-5 cn:items-start cn:min-[75rem]:grid-cols-2">
          <TransferCard instructions={instructions} />
          <DepositForm instructions={instructions} />
        </div>
      )}
    </QueryScreen>
  )
}
