import type { GatewayConfig } from '@chonoi/contract'
import { formatNumber, formatVnd, type Language, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import { usePreferences } from '../app/preferences.tsx'
import { ActionMenu } from '../lists/action-menu.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { GatewayBadge } from './gateway-badge.tsx'

export interface GatewayRowActions {
  /** The gateway whose connection is being tested. */
  testing: GatewayConfig | undefined
  onTest: (gateway: GatewayConfig) => void
  onEdit: (gateway: GatewayConfig) => void
  onRemove: (gateway: GatewayConfig) => void
}

/** The columns of the table, for phones too. */
export function useGatewayColumns(actions: GatewayRowActions): DataTableColumn<GatewayConfig>[] {
  const { t } = useTranslation(['gateways', 'common'])
  const { language } = usePreferences()
  return [
    {
      id: 'displayName',
      header: t('gateways:column.gateway'),
      isPrimary: true,
      cell: ({ displayName, description }) => (
        <>
          {displayName}
          {description && (
            <Text as="div" size={13} tone="muted" className="cn:font-regular">
              {description}
            </Text>
          )}
        </>
      ),
    },
    { id: 'state', header: t('common:word.status'), cell: (gateway) => <GatewayBadge gateway={gateway} /> },
    { id: 'fee', header: t('gateways:column.fee'), isNumeric: true, cell: (gateway) => feeText(t, gateway, language) },
    {
      id: 'limits',
      header: t('gateways:column.limits'),
      isNumeric: true,
      cell: ({ minimumAmount, maximumAmount }) =>
        t('gateways:limits.range', { min: formatVnd(minimumAmount), max: formatVnd(maximumAmount) }),
    },
    {
      id: 'priority',
      header: t('gateways:column.priority'),
      isNumeric: true,
      cell: ({ priority }) => formatNumber(priority, language),
    },
    {
      id: 'actions',
      header: t('common:word.actions'),
      isHeaderHidden: true,
      cell: (gateway) => <GatewayActions gateway={gateway} {...actions} />,
    },
  ]
}

/** The fee in percent or VND, with the part on top of it. */
function feeText(
  t: TFunction<['gateways', 'common']>,
  { feeType, feeValue, fixedFee }: GatewayConfig,
  language: Language,
): string {
  const fee =
    feeType === 'PERCENTAGE'
      ? t('gateways:fee.percent', { percent: formatNumber(feeValue, language) })
      : formatVnd(feeValue)
  return fixedFee > 0 ? t('gateways:fee.plus', { fee, fixed: formatVnd(fixedFee) }) : fee
}

function GatewayActions({
  gateway,
  testing,
  onTest,
  onEdit,
  onRemove,
}: GatewayRowActions & { gateway: GatewayConfig }) {
  const { t } = useTranslation(['gateways', 'common'])
  const name = gateway.displayName
  return (
    <RowActions>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('gateways:test.actionOf', { name })}
        isLoading={testing?.id === gateway.id}
        onClick={() => onTest(gateway)}
      >
        {t('gateways:test.action')}
      </Button>
      <ActionMenu
        label={t('gateways:actionsOf', { name })}
        items={[
          { id: 'edit', label: t('common:action.edit') },
          { id: 'delete', label: t('common:action.delete'), tone: 'danger' },
        ]}
        onAction={(id) => (id === 'edit' ? onEdit(gateway) : onRemove(gateway))}
      />
    </RowActions>
  )
}
