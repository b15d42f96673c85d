import type { Routes } from '../../http/handlers.ts'
import { toCarrier, toCarrierChoice } from './carrier-views.ts'
import { findActiveCarriers, findOwingCarriers } from './carriers.store.ts'
import { createCarrier, updateCarrier } from './change-carriers.ts'

export const carrierRoutes = {
  async listCarriers(context) {
    return { data: (await context.transaction(findActiveCarriers)).map(toCarrierChoice) }
  },
  async listAdminCarriers(context) {
    return { data: (await context.transaction((queries) => findOwingCarriers(queries))).map(toCarrier) }
  },
  createCarrier: async (context, { body }) => toCarrier(await createCarrier(context, body)),
  updateCarrier: async (context, { path, body }) => toCarrier(await updateCarrier(context, path.id, body)),
} satisfies Routes
