import { unwrap } from '@chonoi/api-client'
import type { BodyOf, Campaign, QueryOf } from '@chonoi/contract'
import type { CampaignAction } from '@chonoi/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

/** How often the figures of a campaign that is being sent are read, ms. */
const sendingPollMs = 5_000

/** Queries of campaigns. */
export const campaignQueries = queryGroup('campaigns', (api) => ({
  list: (query: QueryOf<'listCampaigns'>) =>
    queryOptions({
      queryKey: ['campaigns', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/notification-campaigns', { params: { query }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['campaigns', 'stats'],
      queryFn: ({ signal }) => unwrap(api.GET('/notification-campaigns/stats', { signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/notification-campaigns/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state: { data } }) => data?.status === 'SENDING' && sendingPollMs,
    }),
  preview: (id: string) =>
    queryOptions({
      queryKey: ['campaigns', 'preview', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/notification-campaigns/{id}/preview', { params: { path: { id } }, signal })),
    }),
  audience: (body: BodyOf<'countCampaignAudience'>) =>
    queryOptions({
      queryKey: ['campaigns', 'audience', body],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.POST('/notification-campaigns/audience', { body, signal })),
    }),
}))

type OfCampaign = Pick<Campaign, 'id'>
const touches = [campaignQueries.all]
const at = ({ id }: OfCampaign) => ({ params: { path: { id } } })

/** Mutations of campaigns. */
export const campaignChanges = {
  export: (): Action<QueryOf<'exportCampaigns'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/notification-campaigns/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createCampaign'>, Campaign> => ({
    send: (api, body) => unwrap(api.POST('/notification-campaigns', { body })),
    touches,
  }),
  update: (campaign: OfCampaign): Action<Changes<BodyOf<'updateCampaign'>>, Campaign> => ({
    send: (api, body) => unwrap(api.PUT('/notification-campaigns/{id}', { ...at(campaign), body })),
    touches,
  }),
  remove: (campaign: OfCampaign): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/notification-campaigns/{id}', at(campaign))),
    touches,
  }),
  run: (campaign: OfCampaign, action: CampaignAction): Action<void, unknown> => ({
    send: (api) => unwrap(api.POST('/notification-campaigns/{id}/actions', { ...at(campaign), body: { action } })),
    touches,
  }),
  duplicate: (campaign: OfCampaign): Action<string, Campaign> => ({
    send: (api, name) =>
      unwrap(api.POST('/notification-campaigns/{id}/duplicate', { ...at(campaign), body: { name } })),
    touches,
  }),
  test: (campaign: OfCampaign): Action<string[], { sent: number }> => ({
    send: (api, testEmails) =>
      unwrap(api.POST('/notification-campaigns/{id}/test', { ...at(campaign), body: { testEmails } })),
  }),
}
