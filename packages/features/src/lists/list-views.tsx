import { useTranslation } from '@chonoi/i18n/react'
import { TableViews, type TableView } from '@chonoi/ui/table-views'
import { toastQueue } from '@chonoi/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from '../app/navigation.tsx'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { sortOf } from './list-query.ts'
import { arrangementOf, keptViewOf, tableViewOf, viewStateOf } from './list-view.ts'
import { listViewActions, listViewQueries } from './list-views-queries.ts'
import type { ListState } from './use-list-state.ts'

/** The person's saved views of a list. One may be the default: the list opens with it. */
export function ListViews({ state }: { state: ListState }) {
  const { operation, filters, sort, layout } = state
  const { data } = useQuery(listViewQueries(useApi()).ofList(operation))
  const views = useMemo(() => data?.data.map((view) => tableViewOf(operation, view)), [data, operation])
  const change = useChangedViews(state, views ?? [])
  useDefaultView(state, views)
  return (
    <TableViews
      views={views ?? []}
      onViewsChange={change}
      current={viewStateOf({ filters, sort, layout })}
      standard={viewStateOf({ filters: '', sort: sortOf(operation, new URLSearchParams()), layout: {} })}
      onShow={(view) => state.show(arrangementOf(view))}
    />
  )
}

/** Returns what sends the difference to the server. A refusal is told, and thrown for the dialog that stays open. */
function useChangedViews({ operation }: ListState, views: readonly TableView[]) {
  const { i18n } = useTranslation('common')
  const create = useAction(listViewActions.create())
  const update = useAction(listViewActions.update())
  const remove = useAction(listViewActions.delete())
  return async (next: readonly TableView[]) => {
    const added = next.filter(({ id }) => views.every((view) => view.id !== id))
    const changed = next.filter((view) => !added.includes(view) && !views.includes(view))
    const removed = views.filter(({ id }) => next.every((view) => view.id !== id))
    try {
      await Promise.all([
        ...added.map((view) => create.submit({ list: operation, ...keptViewOf(view) })),
        ...removed.map(({ id }) => remove.submit({ id })),
      ])
      // One after the other: what stops being the default goes before what becomes it.
      for (const view of changed.toSorted((a, b) => Number(a.isDefault ?? false) - Number(b.isDefault ?? false)))
        await update.submit({ id: view.id, ...keptViewOf(view) })
    } catch (error) {
      toastQueue.add({ type: 'error', title: problemWords(i18n, error) })
      throw error
    }
  }
}

/** Shows the default view once, when the list was opened without a query. */
function useDefaultView({ show }: ListState, views: readonly TableView[] | undefined) {
  const search = useSearchParams()
  const [wasBare] = useState(() => [...search.keys()].every((name) => name === 'lang'))
  const [isDone, setDone] = useState(!wasBare)
  useEffect(() => {
    if (isDone || !views) return
    setDone(true)
    const view = views.find(({ isDefault }) => isDefault)
    if (view) show(arrangementOf(view), { replace: true })
  }, [isDone, views, show])
}
