import { allow, type Decision, refuse } from '../decision/decision.ts'

/** CHECKED waits for its shop, PENDING for the job; REFUSED when whoever started it may no longer manage its shop. */
export const productImportStatuses = ['CHECKED', 'PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'REFUSED'] as const
export type ProductImportStatus = (typeof productImportStatuses)[number]

/** How long an import that nobody started is kept. */
export const checkedImportHours = 24

/** A file with wrong rows is imported only when it was asked to import the good ones. */
export function mayStartImport(
  one: { readonly status: ProductImportStatus; readonly goodRows: number; readonly badRows: number },
  goodRowsOnly: boolean,
): Decision {
  if (one.status !== 'CHECKED') return refuse('product_import.started')
  if (one.goodRows === 0 || (one.badRows > 0 && !goodRowsOnly)) return refuse('product_import.has_problems')
  return allow
}
