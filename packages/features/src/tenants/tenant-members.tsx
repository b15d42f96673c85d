import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { DataTable } from '@chonoi/ui/data-table'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { CardPages } from '../lists/card-pages.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { fullName } from '../shell/full-name.ts'
import { RoleBadge } from '../users/user-badge.tsx'
import { tenantQueries } from './tenants-queries.ts'

/** The members of a shop, those who run it first. */
export function TenantMembers({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation(['tenants', 'common'])
  const [page, setPage] = useState(1)
  const result = useQuery(tenantQueries(useApi()).members(tenantId, { page, limit: 10 }))
  const { data: members = [], pagination } = result.data ?? {}
  return (
    <Card title={t('tenants:detail.members')}>
      <Stack gap={3}>
        <DataTable
          label={t('tenants:detail.members')}
          rows={members}
          getRowId={({ id }) => id}
          isLoading={result.isFetching}
          skeletonCount={3}
          empty={<Text tone="muted">{t('tenants:detail.noMembers')}</Text>}
          {...(result.isError && { error: <QueryFailure result={result} headingLevel={3} /> })}
          columns={[
            {
              id: 'name',
              header: t('tenants:member.name'),
              isPrimary: true,
              cell: (member) => (
                <>
                  <bdi>{fullName(member) || t('common:state.notUpdated')}</bdi>
                  <Text as="div" size={13} tone="muted">
                    <EmailText email={member.email} />
                  </Text>
                </>
              ),
            },
            { id: 'role', header: t('tenants:member.role'), cell: ({ role }) => <RoleBadge role={role} /> },
            {
              id: 'status',
              header: t('common:word.status'),
              cell: ({ status }) => (
                <Badge tone={status === 'ACTIVE' ? 'success' : 'neutral'} variant="dot">
                  {t(`tenants:member.${status}`)}
                </Badge>
              ),
            },
            {
              id: 'joinedAt',
              header: t('tenants:member.joinedAt'),
              cell: ({ joinedAt }) => <DateTimeCell value={joinedAt} />,
            },
          ]}
        />
        {pagination && <CardPages pagination={pagination} onPage={setPage} />}
      </Stack>
    </Card>
  )
}
