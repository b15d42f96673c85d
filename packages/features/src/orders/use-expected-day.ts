import { deliveryEstimate, provinceOfCity } from '@chonoi/domain'
import type { Order } from '@chonoi/contract'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { useApi } from '../app/services.tsx'
import { shopQueries } from '../shops/shop-queries.ts'
import { managedOrderQueries } from './orders-queries.ts'

/**
 * Returns the day on which an order that is shipped now should have arrived: the last one of the estimate that its buyer
 * saw in cart and checkout. What can't be read makes the estimate a wider one and never keeps the shop from shipping.
 */
export function useExpectedDay({ id }: Pick<Order, 'id'>) {
  const api = useApi()
  const order = useQuery(managedOrderQueries(api).detail(id))
  const provinces = useQuery(addressQueries(api).provinces())
  const slug = order.data?.tenant.slug
  const shop = useQuery({ ...shopQueries(api).bySlug(slug ?? ''), enabled: slug !== undefined })
  const places = provinces.data?.data ?? []
  const from = provinceOfCity(shop.data?.city ?? '', places)
  const to = provinceOfCity(order.data?.shippingAddress.city ?? '', places)
  const isPending = order.isLoading || provinces.isLoading || shop.isLoading
  return { isPending, day: isPending ? '' : deliveryEstimate(new Date(), from, to).to }
}
