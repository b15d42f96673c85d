import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { Validator } from '../validation/field-problem.ts'

export const dataExportTypes = [
  'users',
  'products',
  'orders',
  'orderItems',
  'stockMovements',
  'reviews',
  'invoices',
] as const
export type DataExportType = (typeof dataExportTypes)[number]

export const dataExportFormats = ['CSV', 'JSON'] as const
export type DataExportFormat = (typeof dataExportFormats)[number]

export const dataExportStatuses = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'EXPIRED'] as const
export type DataExportStatus = (typeof dataExportStatuses)[number]

/** How long a file can be downloaded. */
export const dataExportDays = 7

/** Files are personal data of many people, so they exist for some days only. */
export function mayDownloadExport(
  { status, expiresAt }: { readonly status: DataExportStatus; readonly expiresAt: Date | null },
  now: Date,
): Decision {
  if (status === 'EXPIRED' || (expiresAt !== null && expiresAt <= now)) return refuse('data_export.expired')
  return status === 'COMPLETED' ? allow : refuse('data_export.not_ready')
}

export type DataExportForm = {
  readonly dataTypes: readonly DataExportType[]
  /** Days as YYYY-MM-DD, both included; none for everything. */
  readonly dateFrom?: string | null | undefined
  readonly dateTo?: string | null | undefined
}

export const validateDataExport: Validator<DataExportForm> = ({ dataTypes, dateFrom, dateTo }) => [
  ...(dataTypes.length === 0 ? [{ field: 'dataTypes', code: 'required' } as const] : []),
  ...(dateFrom && dateTo && dateFrom > dateTo ? [{ field: 'dateTo', code: 'date.invalid' } as const] : []),
]
