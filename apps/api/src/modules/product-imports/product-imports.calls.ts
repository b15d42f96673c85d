import type { Calls } from '../../../test/calls/call.ts'
import type { productImportRoutes } from './product-imports.routes.ts'

const file = new File(['Tên,Mô tả,Danh mục,Giá\nBình gốm,Men lam vẽ tay,Gốm sứ,150000\n'], 'hang.csv')

export const productImportCalls = {
  createProductImport: { body: { file }, fixed: ['file', 'mapping'] },
  getProductImport: { path: ({ productImport }) => ({ id: productImport }), row: 'run', unwatched: 'oneRow' },
  listProductImportProblems: { path: ({ productImport }) => ({ id: productImport }), row: 'run', unwatched: 'oneRow' },
  startProductImport: { path: ({ productImport }) => ({ id: productImport }), body: {}, row: 'run' },
} satisfies Calls<keyof typeof productImportRoutes>
