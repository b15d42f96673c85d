import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { DataTable } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Plus, Truck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { useNewRow } from '../lists/use-new-row.ts'
import { carrierColumns } from './carrier-columns.tsx'
import { RemittanceTabs } from './remittance-tabs.tsx'
import { adminCarrierQueries } from './remittances-queries.ts'

const CarrierDialog = lazy(() => import('./carrier-dialog.tsx'))

/** The carriers of the platform with the cash that they owe (/admin/carriers). */
export function CarriersScreen() {
  const { t } = useTranslation(['remittances', 'common'])
  const result = useQuery(adminCarrierQueries(useApi()).list())
  const adding = useNewRow()
  const add = (
    <Button iconStart={<Plus aria-hidden="true" />} onClick={adding.open}>
      {t('remittances:carriers.add')}
    </Button>
  )
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={1}>
          <Heading level={1}>{t('remittances:carriers.title')}</Heading>
          <Text tone="muted">{t('remittances:carriers.text')}</Text>
        </Stack>
        {add}
      </Stack>
      <RemittanceTabs current="carriers" />
      <DataTable
        label={t('remittances:carriers.title')}
        columns={carrierColumns(t)}
        rows={result.data ?? []}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
        isLoading={result.isFetching}
        empty={
          <EmptyState
            icon={<Truck />}
            title={t('remittances:carriers.empty')}
            message={t('remittances:carriers.emptyText')}
            action={add}
          />
        }
        {...(result.isError && {
          error: <QueryFailure result={result} title={t('remittances:carriers.loadFailed')} />,
        })}
      />
      {adding.isOpen && (
        <Suspense>
          <CarrierDialog onClose={adding.close} />
        </Suspense>
      )}
    </Stack>
  )
}
