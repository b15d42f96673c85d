import { unwrap } from '@chonoi/api-client'
import type { BodyOf, DigitalContent, DigitalDelivery, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import { toForm } from '../app/to-form.ts'

type ListQuery = Omit<QueryOf<'listDigitalDeliveries'>, 'as'>

/** Queries of digital deliveries: what the user bought, and what the shop delivers. */
export const downloadQueries = queryGroup('downloads', (api) => ({
  mine: (query: ListQuery) =>
    queryOptions({
      queryKey: ['downloads', 'mine', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/digital-deliveries', { params: { query }, signal })),
    }),
  ofShop: (query: ListQuery) =>
    queryOptions({
      queryKey: ['downloads', 'of-shop', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/digital-deliveries', { params: { query: { ...query, as: 'seller' } }, signal })),
    }),
  content: (productId: string) =>
    queryOptions({
      queryKey: ['downloads', 'content', productId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/products/{productId}/digital-content', { params: { path: { productId } }, signal })),
    }),
}))

type Delivery = Pick<DigitalDelivery, 'id'>
const touches = [downloadQueries.all]

export const downloadActions = {
  export: (): Action<QueryOf<'exportDigitalDeliveries'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/digital-deliveries/export', { params: { query }, parseAs: 'blob' })),
  }),
  /** Counts as a download, so the list is fetched again. */
  download: ({ id }: Delivery): Action<void, Blob> => ({
    send: async (api) =>
      (await unwrap(
        api.POST('/digital-deliveries/{id}/download', { params: { path: { id } }, parseAs: 'blob' }),
      )) as unknown as Blob,
    touches,
  }),
  create: (): Action<BodyOf<'createDigitalDelivery'>, DigitalDelivery> => ({
    send: (api, body) => unwrap(api.POST('/digital-deliveries', { body })),
    touches,
  }),
  update: ({ id }: Delivery): Action<BodyOf<'updateDigitalDelivery'>, DigitalDelivery> => ({
    send: (api, body) => unwrap(api.PUT('/digital-deliveries/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  move: ({ id }: Delivery, status: 'ACTIVE' | 'REVOKED'): Action<void, DigitalDelivery> => ({
    send: (api) => unwrap(api.PUT('/digital-deliveries/{id}', { params: { path: { id } }, body: { status } })),
    touches,
  }),
  setContent: ({ productId }: DigitalContent): Action<BodyOf<'setProductDigitalContent'>, DigitalContent> => ({
    send: (api, body) =>
      unwrap(api.PUT('/products/{productId}/digital-content', { params: { path: { productId } }, body })),
    touches,
  }),
  removeContent: ({ productId, maxDownloads, validDays }: DigitalContent): Action<void, DigitalContent> => ({
    send: (api) =>
      unwrap(
        api.PUT('/products/{productId}/digital-content', {
          params: { path: { productId } },
          body: { downloadUrl: null, maxDownloads, validDays },
        }),
      ),
    touches,
  }),
  upload: (): Action<{ file: File; signal: AbortSignal }, { url: string }> => ({
    send: (api, { file, signal }) =>
      unwrap(api.POST('/digital-files', { body: { file }, bodySerializer: toForm, signal })),
  }),
}
