import { unwrap } from '@chonoi/api-client'
import type { Address, BodyOf } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

/** Queries of the caller's address book, and of the places that an address can refer to. */
export const addressQueries = queryGroup('addresses', (api) => ({
  /** Lists addresses, the default one first. */
  list: () =>
    queryOptions({
      queryKey: ['addresses', 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/addresses', { signal })),
    }),
  provinces: () =>
    queryOptions({
      queryKey: ['places', 'provinces'],
      queryFn: ({ signal }) => unwrap(api.GET('/provinces', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  wards: (code: string) =>
    queryOptions({
      queryKey: ['places', 'wards', code],
      queryFn: ({ signal }) => unwrap(api.GET('/provinces/{code}/wards', { params: { path: { code } }, signal })),
      enabled: code !== '',
      staleTime: Number.POSITIVE_INFINITY,
    }),
}))

type OfAddress = Pick<Address, 'id'>

/** Mutations of the address book. */
export const addressActions = {
  create: (): Action<BodyOf<'createAddress'>, Address> => ({
    send: (api, body) => unwrap(api.POST('/addresses', { body })),
    touches: [addressQueries.all],
  }),
  update: ({ id }: OfAddress): Action<Changes<BodyOf<'updateAddress'>>, Address> => ({
    send: (api, body) => unwrap(api.PUT('/addresses/{id}', { params: { path: { id } }, body })),
    touches: [addressQueries.all],
  }),
  remove: ({ id }: OfAddress): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/addresses/{id}', { params: { path: { id } } })),
    touches: [addressQueries.all],
  }),
  setDefault: ({ id }: OfAddress): Action<void, unknown> => ({
    send: (api) => unwrap(api.PUT('/addresses/{id}/default', { params: { path: { id } } })),
    touches: [addressQueries.all],
  }),
}
