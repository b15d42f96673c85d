// Compiled with exactOptionalPropertyTypes: what the kit's hooks return fits its components.
import { type ClientRows, DataTable, type DataTableColumn, useClientRows } from '@chonoi/ui/data-table'
import { MoneyField } from '@chonoi/ui/money-field'
import { Pagination } from '@chonoi/ui/pagination'

interface Boat {
  name: string
}
const columns: DataTableColumn<Boat>[] = [
  { id: 'name', header: 'Tên ghe', cell: ({ name }) => name, value: ({ name }) => name },
]

export function Boats({ boats, price }: { boats: readonly Boat[]; price: number | undefined }) {
  const list: ClientRows<Boat> = useClientRows({ rows: boats, columns })
  return (
    <>
      <DataTable
        label="Ghe"
        columns={columns}
        rows={list.rows}
        getRowId={({ name }) => name}
        sort={list.sort}
        onSort={list.onSort}
      />
      <MoneyField label="Giá" valueInCents={price} error={undefined} />
      <Pagination page={list.page} totalPages={list.totalPages} onPage={list.setPage} summary={undefined} />
    </>
  )
}
