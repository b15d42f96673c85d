import type { Routes } from '../../http/handlers.ts'
import { acceptHandover, cancelHandover, declineHandover } from './answer-handover.ts'
import { toHandover } from './handover-views.ts'
import { listReceivedHandovers, offerHandover, readOpenHandover } from './offer-handover.ts'

const success = { success: true } as const

export const shopHandoverRoutes = {
  createShopHandover: async (context, { body }) => toHandover(await offerHandover(context, body)),
  async getOpenShopHandover(context) {
    const row = await readOpenHandover(context)
    return { handover: row ? toHandover(row) : null }
  },
  listReceivedShopHandovers: async (context) => ({ data: (await listReceivedHandovers(context)).map(toHandover) }),
  async acceptShopHandover(context, { path }) {
    await acceptHandover(context, path.id)
    return success
  },
  async declineShopHandover(context, { path }) {
    await declineHandover(context, path.id)
    return success
  },
  async cancelShopHandover(context, { path }) {
    await cancelHandover(context, path.id)
    return success
  },
} satisfies Routes
