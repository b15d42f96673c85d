import type { OwnedPushDevice } from '@chonoi/contract'
import { formatNumber, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { FlagFilter } from '../lists/flag-filter.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { fullName } from '../shell/full-name.ts'
import { DeviceRowActions } from './device-row-actions.tsx'
import { managedDeviceActions, managedDeviceQueries } from './managed-device-queries.ts'

const DeviceDetails = lazy(() => import('./device-details.tsx'))
const CleanUpDevicesDialog = lazy(() => import('./clean-up-devices-dialog.tsx'))

/** Everybody's devices that get push messages, for administrators of the platform (/admin/push-devices). */
export function ManagedDevicesScreen() {
  const { t } = useTranslation(['notifications', 'common'])
  const state = useListState('listAdminPushDevices')
  const queries = managedDeviceQueries(useApi())
  const result = useQuery(queries.list(state.query))
  const health = useQuery(queries.health())
  const [isCleaning, setCleaning] = useState(false)
  const rows = result.data?.data ?? []
  const nameOf = ({ deviceName }: OwnedPushDevice) => deviceName || t('notifications:devices.unnamed')
  return (
    <ResourceList
      title={t('notifications:allDevices.title')}
      description={t('notifications:allDevices.text')}
      state={state}
      pagination={result.data?.pagination}
      stats={
        <>
          {health.data?.status === 'failing' && <Alert tone="warning">{t('notifications:allDevices.failing')}</Alert>}
          <DeviceStats />
        </>
      }
      actions={
        <>
          <ListExport query={state.query} file={managedDeviceActions.export()} name="push-devices" />
          <Button variant="secondary" onClick={() => setCleaning(true)}>
            {t('notifications:allDevices.cleanUp')}
          </Button>
        </>
      }
      filters={
        <ListFilters state={state} searchLabel={t('notifications:allDevices.search')}>
          <EnumFilter
            state={state}
            name="deviceType"
            valueLabel={(type) => t(`notifications:allDevices.type.${type}`)}
          />
          <FlagFilter
            state={state}
            name="isActive"
            label={t('common:word.status')}
            all={t('common:word.all')}
            yes={t('notifications:allDevices.active')}
            no={t('notifications:allDevices.inactive')}
          />
        </ListFilters>
      }
    >
      <ListTable
        label={t('notifications:allDevices.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={nameOf}
        failureTitle={t('notifications:allDevices.loadFailed')}
        empty={
          <EmptyState
            icon={<Smartphone />}
            title={t('notifications:allDevices.empty')}
            message={t('notifications:allDevices.emptyText')}
          />
        }
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map((device) => ({ id: device.id, name: nameOf(device) }))}
      >
        {(id) => (
          <DetailsInList row={rows.find((device) => device.id === id)}>
            {(device) => <DeviceDetails device={device} onDeleted={() => state.openRow('')} />}
          </DetailsInList>
        )}
      </RowDetails>
      {isCleaning && (
        <Suspense>
          <CleanUpDevicesDialog onClose={() => setCleaning(false)} />
        </Suspense>
      )}
    </ResourceList>
  )
}

function DeviceStats() {
  const { t } = useTranslation('notifications')
  const { language } = usePreferences()
  const result = useQuery(managedDeviceQueries(useApi()).stats())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('allDevices.loadFailed')} />
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 1, sm: 3 }}>
      <Stat label={t('allDevices.total')} {...count(data?.total)} />
      <Stat label={t('allDevices.active')} {...count(data?.active)} />
      <Stat label={t('allDevices.inactive')} {...count(data?.inactive)} />
    </Grid>
  )
}

const columnsOf = (t: TFunction<['notifications', 'common']>): DataTableColumn<OwnedPushDevice>[] => [
  {
    id: 'device',
    header: t('notifications:allDevices.device'),
    isPrimary: true,
    cell: ({ deviceName, deviceType, osVersion, appVersion }) => (
      <span className="cn:flex cn:flex-col cn:min-w-0">
        <span className="cn:wrap-anywhere">{deviceName || t('notifications:devices.unnamed')}</span>
        <Text as="span" size={13} tone="muted" weight="regular">
          {t(`notifications:allDevices.type.${deviceType}`)}
          {osVersion && (
            <>
              {' · '}
              <bdi>{osVersion}</bdi>
            </>
          )}
          {appVersion && (
            <>
              {' · '}
              <bdi>{appVersion}</bdi>
            </>
          )}
        </Text>
      </span>
    ),
  },
  {
    id: 'user',
    header: t('notifications:allDevices.owner'),
    cell: ({ user }) => (
      <span className="cn:flex cn:flex-col cn:min-w-0">
        <bdi>{fullName(user)}</bdi>
        <Text as="span" size={13} tone="muted">
          <EmailText email={user.email} />
        </Text>
      </span>
    ),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>
        {t(isActive ? 'notifications:allDevices.active' : 'notifications:allDevices.inactive')}
      </Badge>
    ),
  },
  {
    id: 'lastSeenAt',
    header: t('notifications:allDevices.lastSeen'),
    cell: ({ lastSeenAt }) => <DateTimeCell value={lastSeenAt} />,
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (device) => <DeviceRowActions device={device} />,
  },
]
