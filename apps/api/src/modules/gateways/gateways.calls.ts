import type { Calls } from '../../../test/calls/call.ts'
import { sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import type { gatewayRoutes } from './gateways.routes.ts'

/** Fields whose valid values depend on each other. */
const fixed = {
  gatewayName: 'momo',
  config: sandboxConfigs.momo,
  feeType: 'PERCENTAGE',
  feeValue: 2.9,
  minimumAmount: 1_000,
  maximumAmount: 50_000_000,
  logo: null,
} as const

const row = 'edited'

export const gatewayCalls = {
  listPaymentGatewayConfigs: { unwatched: 'few' },
  exportPaymentGatewayConfigs: { unwatched: 'few' },
  createPaymentGatewayConfig: {
    body: ({ upload }) => ({ gatewayName: 'momo', config: sandboxConfigs.momo, logo: upload }),
    names: { 'body.logo': { others: 422 } },
    fixed,
  },
  getPaymentGatewayConfigStatistics: { unwatched: 'few' },
  getPaymentGatewayConfig: { path: ({ gateway }) => ({ id: gateway }), row, unwatched: 'oneRow' },
  updatePaymentGatewayConfig: {
    path: ({ gateway }) => ({ id: gateway }),
    body: ({ upload }) => ({ description: 'Ví MoMo', logo: upload }),
    names: { 'body.logo': { others: 422 } },
    fixed,
    row,
  },
  deletePaymentGatewayConfig: { path: ({ gateway }) => ({ id: gateway }), row },
  testPaymentGatewayConnection: { path: ({ gateway }) => ({ id: gateway }), row },
} satisfies Calls<keyof typeof gatewayRoutes>
