import type { BodyOf, ProblemCode } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { moveProductStock } from '../products/update-product-stock.ts'
import { findMovementsById, findVariantsBySku, type MovementRow } from './stock-movements.store.ts'

/** Records a movement of one variant. */
export function createMovement(
  context: RequestContext,
  { productId, ...movement }: BodyOf<'createStockMovement'>,
): Promise<MovementRow> {
  return context.transaction(async (queries) => {
    const id = await moveProductStock(context, queries, productId, movement)
    const [row] = await findMovementsById(queries, [id])
    return found(row)
  })
}

type Adjustment = BodyOf<'bulkAdjustStock'>['adjustments'][number]
type Outcome = { id: string } | { code: ProblemCode }

/** Makes each adjustment that the rules allow. Refused ones leave the others in place. */
export function bulkAdjust(context: RequestContext, { adjustments }: BodyOf<'bulkAdjustStock'>) {
  return context.transaction(async (queries) => {
    const skus = adjustments.flatMap(({ sku }) => sku ?? [])
    const variants = skus.length > 0 ? await findVariantsBySku(queries, context.tenantId, skus) : []
    const placed = adjustments.map((adjustment, index) => ({ adjustment, index, ...placeOf(adjustment, variants) }))
    const outcomes = new Map<number, Outcome>()
    // In the order of products, so that two calls wait for each other and never deadlock.
    for (const { adjustment, index, productId, variantId } of placed.toSorted(byProduct)) {
      const { quantity, type = 'ADJUSTMENT', reason } = adjustment
      const movement = { quantity, type, variantId, reason }
      outcomes.set(
        index,
        productId === undefined
          ? { code: 'resource.not_found' }
          : await outcomeOf(moveProductStock(context, queries, productId, movement)),
      )
    }
    const inOrder = adjustments.map((_, index) => found(outcomes.get(index)))
    const ids = inOrder.flatMap((outcome) => ('id' in outcome ? [outcome.id] : []))
    const rows = ids.length > 0 ? await findMovementsById(queries, ids) : []
    const rowOf = new Map(rows.map((row) => [row.movement.id, row]))
    return { outcomes: inOrder, rows: ids.map((id) => found(rowOf.get(id))) }
  })
}

const byProduct = (one: { productId?: string | undefined }, other: { productId?: string | undefined }) =>
  (one.productId ?? '') < (other.productId ?? '') ? -1 : 1

function placeOf({ productId, sku }: Adjustment, variants: Awaited<ReturnType<typeof findVariantsBySku>>) {
  if (productId !== undefined) return { productId, variantId: undefined }
  const variant = variants.find((one) => one.sku === sku)
  return { productId: variant?.productId, variantId: variant?.variantId }
}

/** A rule refuses before anything is written. Other errors undo the whole call. */
async function outcomeOf(moving: Promise<string>): Promise<Outcome> {
  try {
    return { id: await moving }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { code: error.code }
  }
}
