import type { Calls } from '../../../test/calls/call.ts'
import { sandboxConfigs } from '../../../test/testing/arrange-gateways.ts'
import type { platformGatewayRoutes } from './platform-gateways.routes.ts'

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

const row = 'anybody'

export const platformGatewayCalls = {
  listGatewayConfigs: { unwatched: 'few' },
  exportGatewayConfigs: { unwatched: 'few' },
  createGatewayConfig: {
    body: ({ upload }) => ({ gatewayName: 'momo', config: sandboxConfigs.momo, logo: upload }),
    names: { 'body.logo': { others: 422 } },
    fixed,
  },
  getGatewayConfigStatistics: { unwatched: 'few' },
  getGatewayConfig: { path: ({ platformGateway }) => ({ id: platformGateway }), row, unwatched: 'oneRow' },
  updateGatewayConfig: {
    path: ({ platformGateway }) => ({ id: platformGateway }),
    body: ({ upload }) => ({ description: 'Ví MoMo', logo: upload }),
    names: { 'body.logo': { others: 422 } },
    fixed,
    row,
  },
  deleteGatewayConfig: { path: ({ platformGateway }) => ({ id: platformGateway }), row },
  testGatewayConfig: { path: ({ platformGateway }) => ({ id: platformGateway }), row },
} satisfies Calls<keyof typeof platformGatewayRoutes>
