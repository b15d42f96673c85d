import type { Order } from '@chonoi/contract'
import { paymentStanding } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { managedOrderQueries } from './orders-queries.ts'

export interface CashNoteProps {
  order: Pick<Order, 'id'>
  /** The carrier of the platform that would bring the order. */
  carrierName: string | undefined
}

/** Says who would collect the cash of an order that is shipped so, and when its shop would be paid. */
export function CashNote({ order: { id }, carrierName: name }: CashNoteProps) {
  const { t } = useTranslation('orders')
  const { data: order } = useQuery(managedOrderQueries(useApi()).detail(id))
  if (!order || order.totalInCents === 0 || paymentStanding(order) !== 'ON_DELIVERY') return null
  const amount = formatMoney(order.totalInCents)
  return (
    <Alert title={name ? t('ship.cash.carrier', { name, amount }) : t('ship.cash.shop', { amount })}>
      {t(name ? 'ship.cash.carrierText' : 'ship.cash.shopText')}
    </Alert>
  )
}
