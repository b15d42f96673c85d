import { useEffect, useState } from 'react'
import { useChosenQuery } from '../app/use-chosen-query.ts'

export type OrdersView = 'list' | 'board'

const storageName = 'ordersView'
const isView = (text: string | null): text is OrdersView => text === 'list' || text === 'board'

/** The view in the address; without one, the view that this browser showed last. */
export function useOrdersView(): [OrdersView, (view: OrdersView) => void] {
  const { query, choose } = useChosenQuery()
  const [remembered, setRemembered] = useState<OrdersView>('list')
  const chosen = query.get('view')

  // After hydration: the server doesn't know this browser's storage.
  useEffect(() => {
    const kept = localStorage.getItem(storageName)
    if (isView(kept)) setRemembered(kept)
  }, [])

  function show(view: OrdersView) {
    localStorage.setItem(storageName, view)
    setRemembered(view)
    choose((next) => {
      next.set('view', view)
      next.delete('page')
      next.delete('open')
    })
  }
  return [isView(chosen) ? chosen : remembered, show]
}
