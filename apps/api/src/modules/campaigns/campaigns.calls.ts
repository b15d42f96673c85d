import type { Calls } from '../../../test/calls/call.ts'
import type { campaignRoutes } from './campaigns.routes.ts'

const one = { path: ({ campaign }: { campaign: string }) => ({ id: campaign }), row: 'anybody' } as const
const spare = {
  path: ({ spareCampaign }: { spareCampaign: string }) => ({ id: spareCampaign }),
  row: 'anybody',
} as const

export const campaignCalls = {
  listCampaigns: { unwatched: 'the campaigns of a platform are hundreds, not as many as its products' },
  exportCampaigns: { unwatched: 'writes all that it lists into a file, now and then' },
  getCampaignStats: { unwatched: 'sums' },
  countCampaignAudience: {
    body: ({ product }) => ({ channel: 'IN_APP', audience: { productId: product.id, tenantId: product.tenantId } }),
    fixed: ['audience'],
    names: { 'body.audience.productId': { others: 'yes' }, 'body.audience.tenantId': { others: 'yes' } },
  },
  getCampaign: { ...one, unwatched: 'oneRow' },
  createCampaign: {
    body: ({ product }) => ({
      ...{ name: 'Tết 2027', subject: 'Chào {{firstName}}', content: 'Giảm 10% mọi món gốm.', channel: 'EMAIL' },
      ...{ link: '/products', audience: { productId: product.id, tenantId: product.tenantId } },
    }),
    fixed: {
      ...{ name: 'Tết 2027', subject: 'Chào {{firstName}}', content: 'Giảm 10% mọi món gốm.', link: '/products' },
      ...{ audience: {}, scheduledAt: undefined },
    },
    names: { 'body.audience.productId': { others: 'yes' }, 'body.audience.tenantId': { others: 'yes' } },
  },
  updateCampaign: {
    ...one,
    body: ({ product }) => ({ subject: 'Chào', audience: { productId: product.id, tenantId: product.tenantId } }),
    fixed: {
      ...{ name: 'Tết 2027', subject: 'Chào {{firstName}}', content: 'Giảm 10% mọi món gốm.', link: '/products' },
      ...{ audience: {}, scheduledAt: undefined },
    },
    names: { 'body.audience.productId': { others: 'yes' }, 'body.audience.tenantId': { others: 'yes' } },
  },
  deleteCampaign: spare,
  runCampaignAction: { ...spare, body: { action: 'SEND' }, fixed: ['action'] },
  previewCampaign: { ...one, unwatched: 'oneRow' },
  duplicateCampaign: { ...one, body: { name: 'Tết 2028' } },
  testCampaign: { ...one, body: { testEmails: ['thu@chonoi.test'] } },
  unsubscribeWithOneClick: {
    reachesNobody: 'byToken',
    query: () => ({ id: '0c000000-0000-4000-8000-00000000000f' }),
    body: new Blob(['List-Unsubscribe=One-Click']),
  },
  unsubscribeFromPromotions: {
    reachesNobody: 'byToken',
    body: { id: '0c000000-0000-4000-8000-00000000000f' },
    fixed: ['id'],
  },
} satisfies Calls<keyof typeof campaignRoutes>
