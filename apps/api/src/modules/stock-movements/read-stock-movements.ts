import type { QueryOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findMovements, findStockedProduct, sumStock } from './stock-movements.store.ts'

/** The shop whose movements the caller sees; null for the platform, which sees all. */
const shopSeen = ({ person, tenantId }: RequestContext) => (person.actsForPlatform ? null : tenantId)

type Page = { page: number; limit: number }

export function listMovements(context: RequestContext, query: QueryOf<'listStockMovements'> & Page) {
  return context.transaction((queries) => findMovements(queries, { ...query, tenantId: shopSeen(context) }, query))
}

async function readStockedProduct(context: RequestContext, queries: Queries, id: string) {
  const product = found(await findStockedProduct(queries, id))
  return found(isManagedHere(context, product.tenantId) ? product : undefined)
}

export function listMovementsOfProduct(context: RequestContext, productId: string, page: Page) {
  return context.transaction(async (queries) => {
    const { tenantId } = await readStockedProduct(context, queries, productId)
    return findMovements(queries, { tenantId, productId }, page)
  })
}

export function readStockSummary(context: RequestContext, productId: string) {
  return context.transaction(async (queries) => {
    const product = await readStockedProduct(context, queries, productId)
    return { product, ...(await sumStock(queries, productId)) }
  })
}
