import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { RemittanceBadge } from './remittance-badge.tsx'
import { RemittanceDecisions } from './remittance-decisions.tsx'
import { RemittanceFacts, RemittanceMoney } from './remittance-facts.tsx'
import { RemittanceStanding } from './remittance-standing.tsx'
import { remittanceQueries } from './remittances-queries.ts'

/** A remittance beside the list: where it stands, its money and its people. The lines are on its page. */
export default function RemittanceDetails({ remittanceId }: { remittanceId: string }) {
  const result = useQuery(remittanceQueries(useApi()).detail(remittanceId))
  return (
    <DetailsOf result={result}>
      {(remittance) => (
        <Stack gap={5}>
          <div>
            <RemittanceBadge status={remittance.status} />
          </div>
          <RemittanceStanding remittance={remittance} />
          <RemittanceDecisions remittance={remittance} size="sm" />
          <RemittanceMoney remittance={remittance} />
          <RemittanceFacts remittance={remittance} />
        </Stack>
      )}
    </DetailsOf>
  )
}
