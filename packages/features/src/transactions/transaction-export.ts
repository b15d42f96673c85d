import type { TransactionLog } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import type { DataTableColumn } from '@chonoi/ui/data-table'

const values: Record<string, (row: TransactionLog) => string | number | Date | null> = {
  id: (row) => row.id,
  date: (row) => new Date(row.transactionDate),
  type: (row) => row.type,
  description: (row) => row.description,
  amount: (row) => vndFromCents(row.amountInCents),
  fee: (row) => vndFromCents(row.feeInCents),
  net: (row) => vndFromCents(row.netAmountInCents),
  status: (row) => row.status,
  method: (row) => row.paymentMethod,
  reference: (row) => row.referenceId,
  'reference type': (row) => row.referenceType,
  user: ({ user }) => user && `${user.lastName} ${user.firstName}`.trim(),
  'user email': ({ user }) => user && user.email,
}

/** The documented columns of the CSV, in their order and under their names (TXN-04). */
export const transactionExportColumns: DataTableColumn<TransactionLog>[] = Object.entries(values).map(
  ([header, value]) => ({ id: header, header, value, cell: () => null }),
)
