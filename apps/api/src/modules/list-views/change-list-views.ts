import type { BodyOf } from '@chonoi/contract'
import { listViewLimits, validateListView } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, found } from '../../http/failure.ts'
import {
  changeListView,
  clearDefaultListView,
  countListViews,
  deleteListViewRow,
  findListView,
  findListViews,
  insertListView,
  isNameTaken,
  type ListViewRow,
  lockListViews,
} from './list-views.store.ts'

export function listListViews(context: RequestContext, list: string): Promise<ListViewRow[]> {
  return context.transaction((queries) => findListViews(queries, context.person.id, list))
}

/** Saves a view of the caller. */
export function createListView(context: RequestContext, body: BodyOf<'createListView'>): Promise<ListViewRow> {
  enforceForm(validateListView, body)
  const userId = context.person.id
  const view = { ...body, userId, name: body.name.trim() }
  return context.transaction(async (queries) => {
    await lockListViews(queries, userId)
    if ((await countListViews(queries, userId)) >= listViewLimits.maxViews) throw new Failure('list_view.too_many')
    if (await isNameTaken(queries, view)) throw new Failure('list_view.exists')
    if (view.isDefault) await clearDefaultListView(queries, userId, view.list)
    return insertListView(queries, view)
  })
}

/** Changes what was sent of the caller's view. */
export function updateListView(
  context: RequestContext,
  id: string,
  body: BodyOf<'updateListView'>,
): Promise<ListViewRow> {
  const userId = context.person.id
  return context.transaction(async (queries) => {
    await lockListViews(queries, userId)
    const before = found(await findListView(queries, userId, id))
    const name = (body.name ?? before.name).trim()
    enforceForm(validateListView, { name })
    if (await isNameTaken(queries, { ...before, name }, id)) throw new Failure('list_view.exists')
    if (body.isDefault) await clearDefaultListView(queries, userId, before.list)
    return changeListView(queries, id, { ...body, name })
  })
}

export function deleteListView(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    found(await findListView(queries, context.person.id, id))
    await deleteListViewRow(queries, id)
  })
}
