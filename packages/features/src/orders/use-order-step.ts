import { ApiError } from '@chonoi/api-client'
import type { Order, OrderStatus } from '@chonoi/contract'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { isFinalRefusal } from '../forms/is-refusal.ts'
import { useIntentKey } from '../forms/use-intent-key.ts'
import { managedOrderQueries, orderMutations, orderQueries } from './orders-queries.ts'

export interface OrderStep {
  status: OrderStatus
  note?: string
}

/** Takes an order one step further. Refused because somebody else was faster, everything shown of it is asked for anew. */
export function useOrderStep(order: Pick<Order, 'id' | 'orderNumber'>) {
  const { t } = useTranslation('orders')
  const api = useApi()
  const queryClient = useQueryClient()
  const key = useIntentKey()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: managedOrderQueries(api).all }),
      queryClient.invalidateQueries({ queryKey: orderQueries(api).all }),
      // Delivery pays the shop, cancelling puts goods back.
      queryClient.invalidateQueries({ queryKey: ['shop-balance'] }),
      queryClient.invalidateQueries({ queryKey: ['managed-products'] }),
      queryClient.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
  return useMutation({
    mutationFn: ({ status, note }: OrderStep) =>
      orderMutations(api).changeStatus(order.id, { status, ...(note && { note }) }, key.current()),
    async onSuccess(changed, { status }) {
      key.renew()
      queryClient.setQueryData(managedOrderQueries(api).detail(order.id).queryKey, changed)
      toastQueue.add({ type: 'success', title: t(`step.done.${status}`, { number: order.orderNumber }) })
      await refresh()
    },
    async onError(error) {
      if (isFinalRefusal(error)) key.renew()
      if (error instanceof ApiError && error.status === 409) await refresh()
    },
  })
}
