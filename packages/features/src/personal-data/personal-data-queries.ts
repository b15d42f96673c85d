import { unwrap } from '@chonoi/api-client'
import type { AccountDeletion, BodyOf, PersonalExportState } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'

const rhythm = 2_000

export const isUnderWay = ({ export: last }: PersonalExportState) =>
  last?.status === 'PENDING' || last?.status === 'RUNNING'

/** Everything about the caller's own data. While an archive is written its state is followed. */
export const personalDataQueries = queryGroup('personalData', (api) => ({
  export: () =>
    queryOptions({
      queryKey: ['personalData', 'export'],
      queryFn: ({ signal }) => unwrap(api.GET('/account/data-export', { signal })),
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? rhythm : false),
    }),
  deletion: () =>
    queryOptions({
      queryKey: ['personalData', 'deletion'],
      queryFn: ({ signal }) => unwrap(api.GET('/account/deletion', { signal })),
    }),
}))

const touches = [personalDataQueries.all]

export const personalDataActions = {
  askForExport: (): Action<void, PersonalExportState> => ({
    send: (api) => unwrap(api.POST('/account/data-export')),
    touches,
  }),
  download: (): Action<void, Blob> => ({
    send: async (api) =>
      (await unwrap(api.GET('/account/data-export/download', { parseAs: 'blob' }))) as unknown as Blob,
  }),
  askForDeletion: (): Action<BodyOf<'requestAccountDeletion'>, AccountDeletion> => ({
    send: (api, body) => unwrap(api.POST('/account/deletion', { body })),
    touches,
  }),
  keepAccount: (): Action<void, AccountDeletion> => ({
    send: (api) => unwrap(api.DELETE('/account/deletion')),
    touches,
  }),
}
