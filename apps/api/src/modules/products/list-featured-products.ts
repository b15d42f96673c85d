import type { RequestContext } from '../../http/context.ts'
import { findFeaturedProducts } from './listed-products.store.ts'

/** Lists the products at the top of the home page. */
export const listFeaturedProducts = (context: RequestContext, limit: number) =>
  findFeaturedProducts(context.visitor, limit)
