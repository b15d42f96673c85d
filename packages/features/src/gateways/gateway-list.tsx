import type { GatewayConfig } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import type { GatewayOwner } from '../app/use-gateway-owner.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { ConnectionTestAlert, type TestedGateway } from './connection-test.tsx'
import { GatewayStats } from './gateway-stats.tsx'
import { gatewayActions, gatewayQueries } from './gateways-queries.ts'
import { useGatewayColumns } from './use-gateway-columns.tsx'

const GatewayDialog = lazy(() => import('./gateway-dialog.tsx'))

/** Statistics, table and dialogs of an owner's gateways (ADM-GW-01). */
export function GatewayList({ owner }: { owner: GatewayOwner }) {
  const { t } = useTranslation(['gateways', 'common'])
  const state = useListState('listGatewayConfigs')
  const result = useQuery(gatewayQueries(useApi()).list(owner, state.query))
  const [editing, setEditing] = useState<GatewayConfig | 'new' | null>(null)
  const [removing, setRemoving] = useState<GatewayConfig | null>(null)
  const [tested, setTested] = useState<TestedGateway | null>(null)
  const test = useAction(gatewayActions.test(owner), {
    failure: t('gateways:test.failed'),
    onDone: (answer, gateway) => setTested({ gateway, result: answer }),
  })
  const columns = useGatewayColumns({
    testing: test.isPending ? test.variables : undefined,
    onTest(gateway) {
      setTested(null)
      test.run(gateway)
    },
    onEdit: setEditing,
    onRemove: setRemoving,
  })
  const add = (
    <Button iconStart={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t('gateways:add')}
    </Button>
  )
  return (
    <ResourceList
      title={t('gateways:title')}
      description={t(`gateways:description.${owner}`)}
      state={state}
      pagination={result.data?.pagination}
      stats={<GatewayStats owner={owner} />}
      filters={<GatewayFilters state={state} />}
      actions={
        <>
          <ListExport query={state.query} file={gatewayActions.export(owner)} name="payment-gateways" />
          {add}
        </>
      }
    >
      {tested && <ConnectionTestAlert tested={tested} onDismiss={() => setTested(null)} />}
      <ListTable
        label={t('gateways:title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columns}
        rowLabel={({ displayName }) => displayName}
        empty={
          <EmptyState icon={<CreditCard />} title={t('gateways:none')} message={t('gateways:none.text')} action={add} />
        }
      />
      <Suspense>
        {editing && (
          <GatewayDialog
            owner={owner}
            gateway={editing === 'new' ? null : editing}
            notificationUrls={result.data?.notificationUrls ?? []}
            onClose={() => setEditing(null)}
          />
        )}
        {removing && (
          <ConfirmAction
            action={gatewayActions.remove(owner, removing)}
            title={t('gateways:delete.title', { name: removing.displayName })}
            message={t('gateways:delete.text')}
            confirmLabel={t('common:action.delete')}
            tone="danger"
            done={() => t('gateways:delete.done', { name: removing.displayName })}
            onClose={() => setRemoving(null)}
          />
        )}
      </Suspense>
    </ResourceList>
  )
}

function GatewayFilters({ state }: { state: ListState<'listGatewayConfigs'> }) {
  const { t } = useTranslation('gateways')
  const flag = (name: 'isEnabled' | 'isTestMode', words: 'enabled' | 'mode') => (
    <Select
      label={t(`filter.${words}`)}
      value={state.filter(name)}
      onChange={(event) => state.setFilter(name, event.target.value)}
      options={[
        { value: '', label: t(`filter.${words}.all`) },
        { value: 'true', label: t(`filter.${words}.true`) },
        { value: 'false', label: t(`filter.${words}.false`) },
      ]}
    />
  )
  return (
    <ListFilters state={state} searchLabel={t('filter.search')}>
      <EnumFilter state={state} name="gatewayName" valueLabel={(name) => t(`name.${name}`)} />
      {flag('isEnabled', 'enabled')}
      {flag('isTestMode', 'mode')}
    </ListFilters>
  )
}
