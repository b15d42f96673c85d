import type { Calls } from '../../../test/calls/call.ts'
import type { dataExportRoutes } from './data-exports.routes.ts'

export const dataExportCalls = {
  listDataExports: {
    watched: [{ name: 'the data exports of the shop', query: {}, index: 'data_exports_tenant', isInOrder: true }],
  },
  createDataExport: {
    body: { dataTypes: ['orders'] },
    fixed: { dataTypes: ['orders'], dateFrom: undefined, dateTo: undefined },
  },
  getDataExport: { path: ({ dataExport }) => ({ id: dataExport }), row: 'run', unwatched: 'oneRow' },
  downloadDataExport: { path: ({ dataExport }) => ({ id: dataExport }), row: 'run', unwatched: 'oneRow' },
  deleteDataExport: { path: ({ dataExport }) => ({ id: dataExport }), row: 'run' },
} satisfies Calls<keyof typeof dataExportRoutes>
