import type { RequestContext } from '../../http/context.ts'
import { findFeaturedProducts } from './listed-products.store.ts'

/** What the home page shows first. */
export const listFeaturedProducts = (context: RequestContext, limit: number) =>
  findFeaturedProducts(context.visitor, limit)
