import type { FunnelFigures, QueryOf, SellerFunnel } from '@chonoi/contract'
import { dayRangeBefore } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { sumVisits } from '../shop/shop.store.ts'
import { analysedDays } from './read-analytics.ts'
import type { Days } from './shop-figures.store.ts'
import { sumSteps } from './shop-steps.store.ts'

/** How far the visitors of the current shop came over a period, and over as many days before. */
export function readSellerFunnel(context: RequestContext, query: QueryOf<'getSellerFunnel'>): Promise<SellerFunnel> {
  const days = analysedDays(context, query)
  const { tenantId } = context
  return context.transaction(async (queries) => ({
    ...{ startDate: days.first, endDate: days.last },
    ...(await figuresOf(queries, tenantId, days)),
    previous: await figuresOf(queries, tenantId, dayRangeBefore(days)),
  }))
}

async function figuresOf(queries: Queries, tenantId: string, days: Days): Promise<FunnelFigures> {
  const steps = await sumSteps(queries, tenantId, days)
  const { orders: paidOrders } = await sumVisits(queries, tenantId, days)
  return { ...steps, paidOrders }
}
