import type { Routes } from '../../http/handlers.ts'
import {
  createPersonalExport,
  downloadPersonalExport,
  readPersonalExport,
  toPersonalExportState,
} from './personal-export.ts'

export const personalDataRoutes = {
  async getPersonalExport(context) {
    return toPersonalExportState(await readPersonalExport(context), context.ports.now())
  },
  async createPersonalExport(context) {
    return toPersonalExportState(await createPersonalExport(context), context.ports.now())
  },
  downloadPersonalExport: (context) => downloadPersonalExport(context),
} satisfies Routes
