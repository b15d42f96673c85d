import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import { createDelivery, updateDelivery } from './change-deliveries.ts'
import { downloadDelivery, listDeliveries, readDelivery } from './read-deliveries.ts'
import { readDigitalContent, setDigitalContent } from './digital-content.ts'
import { uploadDigitalFile } from './use-digital-file.ts'
import { exportDigitalDeliveries } from './export-deliveries.ts'

export const digitalDeliveryRoutes = {
  async listDigitalDeliveries(context, { query }) {
    const { rows, total } = await listDeliveries(context, query)
    return { data: rows, pagination: paginationOf(query.page, query.limit, total) }
  },
  exportDigitalDeliveries: (context, { query }) => exportDigitalDeliveries(context, query),
  async createDigitalDelivery(context, { body }) {
    return readDelivery(context, await createDelivery(context, body))
  },
  getDigitalDelivery: (context, { path }) => readDelivery(context, path.id),
  async updateDigitalDelivery(context, { path, body }) {
    await updateDelivery(context, path.id, body)
    return readDelivery(context, path.id)
  },
  downloadDigitalDelivery: (context, { path }) => downloadDelivery(context, path.id),
  getProductDigitalContent: (context, { path }) => readDigitalContent(context, path.productId),
  async setProductDigitalContent(context, { path, body }) {
    await setDigitalContent(context, path.productId, body)
    return readDigitalContent(context, path.productId)
  },
  uploadDigitalFile: (context, { form }) => uploadDigitalFile(context, form),
} satisfies Routes
