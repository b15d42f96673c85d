import type { Routes } from '../../http/handlers.ts'
import { createGateway, deleteGateway, updateGateway } from './change-gateways.ts'
import { exportGateways } from './export-gateways.ts'
import { toGatewayConfig, toGatewayPage } from './gateway-views.ts'
import { notificationUrls } from './notification-urls.ts'
import { listGateways, readGateway, readGatewayStatistics } from './read-gateways.ts'
import { testConnection } from './test-connection.ts'

export const platformGatewayRoutes = {
  async listGatewayConfigs(context, { query }) {
    return {
      ...toGatewayPage(await listGateways(context, 'platform', query), query),
      notificationUrls: notificationUrls(context.ports.publicUrl, 'platform'),
    }
  },
  exportGatewayConfigs: (context, { query }) => exportGateways(context, 'platform', query),
  async createGatewayConfig(context, { body }) {
    return toGatewayConfig(await createGateway(context, 'platform', body))
  },
  getGatewayConfigStatistics: (context) => readGatewayStatistics(context, 'platform'),
  getGatewayConfig: (context, { path, query }) => readGateway(context, 'platform', path.id, query),
  async updateGatewayConfig(context, { path, body }) {
    return toGatewayConfig(await updateGateway(context, 'platform', path.id, body))
  },
  async deleteGatewayConfig(context, { path }) {
    await deleteGateway(context, 'platform', path.id)
    return { success: true }
  },
  testGatewayConfig: (context, { path }) => testConnection(context, 'platform', path.id),
} satisfies Routes
