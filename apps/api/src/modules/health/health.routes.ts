import type { Routes } from '../../http/handlers.ts'
import { checkHealth } from './check-health.ts'

export const healthRoutes = {
  async getHealth(context) {
    await checkHealth(context)
    return { status: 'ok', database: 'ok' }
  },
} satisfies Routes
