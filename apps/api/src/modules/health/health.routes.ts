import type { Handlers } from '../../http/handlers.ts'
import { checkHealth } from './check-health.ts'

export const healthRoutes: Handlers<'getHealth'> = {
  async getHealth(context) {
    await checkHealth(context)
    return { status: 'ok', database: 'ok' }
  },
}
