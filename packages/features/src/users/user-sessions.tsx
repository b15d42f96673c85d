import type { User, UserSession } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { userActions, userQueries } from './users-queries.ts'

const columnsOf = (t: TFunction<['users', 'common']>): DataTableColumn<UserSession>[] => [
  {
    id: 'device',
    header: t('users:sessions.device'),
    isPrimary: true,
    cell: ({ userAgent, address }) => (
      <>
        <bdi className="cn:wrap-break-word">{userAgent || t('users:sessions.unknownDevice')}</bdi>
        {address && (
          <Text as="div" size={13} tone="muted">
            {address}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'lastSeen',
    header: t('users:column.lastSeen'),
    cell: ({ lastSeenAt }) => <DateTimeCell value={lastSeenAt} />,
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ isSignedIn }) => (
      <Badge tone={isSignedIn ? 'success' : 'neutral'} variant="dot">
        {t(isSignedIn ? 'users:sessions.signedIn' : 'users:sessions.ended')}
      </Badge>
    ),
  },
]

/** The latest sessions of an account, and a button that ends them all. */
export function UserSessions({ user, canEnd }: { user: User; canEnd: boolean }) {
  const { t } = useTranslation(['users', 'common'])
  const result = useQuery(userQueries(useApi()).sessions(user.id))
  const end = useAction(userActions.endSessions(user), {
    failure: false,
    done: ({ affected }) => t('users:sessions.done', { count: affected }),
  })
  const sessions = result.data?.data ?? []
  return (
    <Stack gap={3}>
      {result.data && (
        <DescriptionList
          items={[
            {
              term: t('users:twoFactor'),
              details: (
                <Badge tone={result.data.hasTwoFactor ? 'success' : 'neutral'} variant="dot">
                  {t(result.data.hasTwoFactor ? 'users:twoFactor.on' : 'users:twoFactor.off')}
                </Badge>
              ),
            },
          ]}
        />
      )}
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Heading level={3}>{t('users:sessions.title')}</Heading>
        {canEnd && sessions.some(({ isSignedIn }) => isSignedIn) && (
          <Button size="sm" variant="danger" isLoading={end.isPending} onClick={() => end.run()}>
            {t('users:sessions.end')}
          </Button>
        )}
      </Stack>
      {end.refusal && (
        <Alert tone="danger" title={t('users:actionFailed')}>
          {end.refusal}
        </Alert>
      )}
      <DataTable
        label={t('users:sessions.title')}
        columns={columnsOf(t)}
        rows={sessions}
        getRowId={({ id }) => id}
        isLoading={result.isPending}
        skeletonCount={2}
        empty={<Text tone="muted">{t('users:sessions.none')}</Text>}
        {...(result.isError && { error: <QueryFailure result={result} headingLevel={3} /> })}
      />
    </Stack>
  )
}
