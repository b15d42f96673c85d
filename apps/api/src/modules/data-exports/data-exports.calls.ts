import type { Calls } from '../../../test/calls/call.ts'
import type { dataExportRoutes } from './data-exports.routes.ts'

export const dataExportCalls = {
  listDataExports: { unwatched: 'a shop makes few exports' },
  exportDataExports: { unwatched: 'writes all that it lists into a file, now and then' },
  createDataExport: {
    body: { dataTypes: ['orders'] },
    fixed: { dataTypes: ['orders'], dateFrom: undefined, dateTo: undefined },
  },
  getDataExport: { path: ({ dataExport }) => ({ id: dataExport }), row: 'run', unwatched: 'oneRow' },
  downloadDataExport: { path: ({ dataExport }) => ({ id: dataExport }), row: 'run', unwatched: 'oneRow' },
  deleteDataExport: { path: ({ dataExport }) => ({ id: dataExport }), row: 'run' },
} satisfies Calls<keyof typeof dataExportRoutes>
