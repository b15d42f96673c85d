import type { Routes } from '../../http/handlers.ts'
import { createGateway, deleteGateway, updateGateway } from './change-gateways.ts'
import { exportGateways } from './export-gateways.ts'
import { toGatewayConfig, toGatewayPage } from './gateway-views.ts'
import { notificationUrls } from './notification-urls.ts'
import { listGateways, readGateway, readGatewayStatistics } from './read-gateways.ts'
import { testConnection } from './test-connection.ts'

export const gatewayRoutes = {
  async listPaymentGatewayConfigs(context, { query }) {
    return {
      ...toGatewayPage(await listGateways(context, 'tenant', query), query),
      notificationUrls: notificationUrls(context.ports.publicUrl, 'tenant'),
    }
  },
  exportPaymentGatewayConfigs: (context, { query }) => exportGateways(context, 'tenant', query),
  async createPaymentGatewayConfig(context, { body }) {
    return toGatewayConfig(await createGateway(context, 'tenant', body))
  },
  getPaymentGatewayConfigStatistics: (context) => readGatewayStatistics(context, 'tenant'),
  getPaymentGatewayConfig: (context, { path, query }) => readGateway(context, 'tenant', path.id, query),
  async updatePaymentGatewayConfig(context, { path, body }) {
    return toGatewayConfig(await updateGateway(context, 'tenant', path.id, body))
  },
  async deletePaymentGatewayConfig(context, { path }) {
    await deleteGateway(context, 'tenant', path.id)
    return { success: true }
  },
  testPaymentGatewayConnection: (context, { path }) => testConnection(context, 'tenant', path.id),
} satisfies Routes
