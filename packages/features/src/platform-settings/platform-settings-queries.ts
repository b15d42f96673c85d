import { unwrap } from '@chonoi/api-client'
import type { BodyOf, PlatformSettings } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

export const platformSettingsQueries = queryGroup('platform', (api) => ({
  all: () =>
    queryOptions({
      queryKey: ['platform', 'allSettings'],
      queryFn: ({ signal }) => unwrap(api.GET('/admin/platform/settings', { signal })),
    }),
}))

export const platformSettingsActions = {
  update: (): Action<Changes<BodyOf<'updatePlatformSettings'>>, PlatformSettings> => ({
    send: (api, body) => unwrap(api.PUT('/admin/platform/settings', { body })),
    touches: [platformSettingsQueries.all],
  }),
  reset: (): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/admin/platform/settings/reset')),
    touches: [platformSettingsQueries.all],
  }),
}
