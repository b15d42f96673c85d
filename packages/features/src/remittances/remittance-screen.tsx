import type { RemittanceDetail } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { RemittanceBadge } from './remittance-badge.tsx'
import { RemittanceDecisions } from './remittance-decisions.tsx'
import { RemittanceFacts, RemittanceMoney } from './remittance-facts.tsx'
import { RemittanceLines } from './remittance-lines.tsx'
import { RemittanceStanding } from './remittance-standing.tsx'
import { remittanceQueries } from './remittances-queries.ts'

/** One remittance of a carrier (/admin/remittances/{id}): its money, its lines, and the second person's decision. */
export function RemittanceScreen({ remittanceId }: { remittanceId: string }) {
  const result = useQuery(remittanceQueries(useApi()).detail(remittanceId))
  return (
    <QueryScreen result={result} titleOf={({ bankReference }) => bankReference}>
      {(remittance) => <Shown remittance={remittance} />}
    </QueryScreen>
  )
}

function Shown({ remittance }: { remittance: RemittanceDetail }) {
  const { t } = useTranslation('remittances')
  const { bankReference, carrier, status } = remittance
  return (
    <Stack gap={5}>
      <Breadcrumbs
        items={[{ label: t('title'), href: href('/admin/remittances') }, { label: <bdi>{bankReference}</bdi> }]}
      />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1} className="cn:wrap-anywhere">
            <bdi>{bankReference}</bdi>
          </Heading>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <RemittanceBadge status={status} />
            <Text tone="muted" dir="auto">
              {carrier.name}
            </Text>
          </Stack>
        </Stack>
        <RemittanceDecisions remittance={remittance} />
      </Stack>
      <RemittanceStanding remittance={remittance} />
      <div className="cn:grid cn:gap-5 cn:*:min-w-0 cn:lg:grid-cols-2 cn:lg:items-start">
        <RemittanceMoney remittance={remittance} />
        <RemittanceFacts remittance={remittance} />
      </div>
      <RemittanceLines remittance={remittance} />
    </Stack>
  )
}
