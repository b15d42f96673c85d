import type { Routes } from '../../http/handlers.ts'
import { cancelAccountDeletion, readAccountDeletion, requestAccountDeletion } from './account-deletion.ts'
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
  getAccountDeletion: (context) => readAccountDeletion(context),
  requestAccountDeletion: (context, { body }) => requestAccountDeletion(context, body),
  cancelAccountDeletion: (context) => cancelAccountDeletion(context),
} satisfies Routes
