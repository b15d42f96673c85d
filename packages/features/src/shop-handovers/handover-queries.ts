import { unwrap } from '@chonoi/api-client'
import type { BodyOf, ShopHandover } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import { teamQueries } from '../invitations/invitations-queries.ts'

/** Queries of shops that go from one person to another. */
export const handoverQueries = queryGroup('handovers', (api) => ({
  /** That of the current shop. */
  open: () =>
    queryOptions({
      queryKey: ['handovers', 'open'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/shop-handovers/open', { signal })),
    }),
  received: () =>
    queryOptions({
      queryKey: ['handovers', 'received'],
      queryFn: ({ signal }) => unwrap(api.GET('/shop-handovers/received', { signal })),
    }),
}))

const touches = [handoverQueries.all]
const at = ({ id }: Pick<ShopHandover, 'id'>) => ({ params: { path: { id } } })

export const handoverActions = {
  offer: (): Action<BodyOf<'createShopHandover'>, ShopHandover> => ({
    send: (api, body) => unwrap(api.POST('/shop-handovers', { body })),
    touches,
  }),
  cancel: (handover: ShopHandover): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/shop-handovers/{id}/cancel', at(handover))),
    touches,
  }),
  decline: (handover: ShopHandover): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/shop-handovers/{id}/decline', at(handover))),
    touches,
  }),
  accept: (handover: ShopHandover): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/shop-handovers/{id}/accept', at(handover))),
    touches: [...touches, teamQueries.all],
  }),
}
