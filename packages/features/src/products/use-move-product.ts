import type { Product } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { type Action, useAction } from '../app/use-action.ts'
import { changeOf } from '../forms/changes.ts'
import { managedProductActions } from './managed-products-queries.ts'
import { movesOf, type ShopMove } from './shop-moves.ts'

/** Submits a product, withdraws it, or takes it off sale. */
export function useMoveProduct(product: Pick<Product, 'id' | 'name' | 'status'>) {
  const { t } = useTranslation('productManagement')
  const { name, status: before } = product
  const update = managedProductActions.update(product)
  const move: Action<ShopMove, Product> = {
    ...update,
    send: (api, status, key) => update.send(api, changeOf({ status }), key),
  }
  const undo = useAction(move, { done: (_, status) => t(`moved.${status}`, { name }), failure: name })
  return useAction(move, {
    done(_, status) {
      const back = movesOf(status).find((one) => one === before)
      return { title: t(`moved.${status}`, { name }), undo: back && (() => undo.run(back)) }
    },
    failure: name,
  })
}
