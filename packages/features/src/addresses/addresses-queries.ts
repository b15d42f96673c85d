import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'

/** The address book of whoever is signed in, and the places an address can name. */
export const addressQueries = (api: ApiClient) => ({
  all: ['addresses'] as const,
  /** The default address first. */
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
})

export const addressMutations = (api: ApiClient) => ({
  create: (body: BodyOf<'createAddress'>) => unwrap(api.POST('/addresses', { body })),
  update: (id: string, body: BodyOf<'updateAddress'>) =>
    unwrap(api.PUT('/addresses/{id}', { params: { path: { id } }, body })),
  remove: (id: string) => unwrap(api.DELETE('/addresses/{id}', { params: { path: { id } } })),
  setDefault: (id: string) => unwrap(api.PUT('/addresses/{id}/default', { params: { path: { id } } })),
})
