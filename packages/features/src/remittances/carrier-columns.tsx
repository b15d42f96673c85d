import type { Carrier } from '@chonoi/contract'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { Badge } from '@chonoi/ui/badge'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Text } from '@chonoi/ui/text'
import { CarrierRowActions } from './carrier-row-actions.tsx'

/** The columns of the list of carriers, for a table and for its cards on phones. */
export const carrierColumns = (t: TFunction<['remittances', 'common']>): DataTableColumn<Carrier>[] => [
  {
    id: 'name',
    header: t('remittances:carriers.name'),
    isPrimary: true,
    cell: ({ name, code }) => (
      <>
        <span dir="auto">{name}</span>
        <Text as="div" size={13} tone="muted" weight="regular">
          {code}
        </Text>
      </>
    ),
  },
  {
    id: 'state',
    header: t('common:word.status'),
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'} variant="dot">
        {t(`remittances:carriers.state.${isActive ? 'on' : 'off'}`)}
      </Badge>
    ),
  },
  {
    id: 'outstanding',
    header: t('remittances:carriers.outstanding'),
    isNumeric: true,
    cell: ({ outstandingInCents, outstandingCount }) => (
      <>
        {formatMoney(outstandingInCents)}
        {outstandingCount > 0 && (
          <Text as="div" size={13} tone="muted">
            {t('remittances:carriers.orders', { count: outstandingCount })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'held',
    header: t('remittances:carriers.held'),
    isNumeric: true,
    cell: ({ heldInCents }) => (
      <>
        {formatMoney(heldInCents)}
        {heldInCents > 0 && (
          <Text as="div" size={13} tone="muted">
            {t('remittances:carriers.heldHelp')}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (carrier) => <CarrierRowActions carrier={carrier} />,
  },
]
