import { useState } from 'react'
import '@chonoi/ui/styles.css'
import { type DataTableColumn, DataTable, nothingSelected, useClientRows } from '@chonoi/ui/data-table'
import { enLabels, UiProvider } from '@chonoi/ui/ui-provider'
import { columns, type Fixture, rows, type Sale } from './rows.ts'

const tableColumns: DataTableColumn<Sale>[] = columns.map(({ id, header, isNumeric = false }) => ({
  id,
  header,
  isNumeric,
  isPrimary: id === 'name',
  isSortable: true,
  cell: (row) => row[id],
  value: (row) => row[id],
}))
const rowId = ({ id }: Sale) => id
const stay = () => undefined

function Sales() {
  const { rows: shown, sort, onSort } = useClientRows({ rows, columns: tableColumns })
  const [selection, setSelection] = useState(nothingSelected)
  return (
    <DataTable
      label="Sales"
      columns={tableColumns}
      rows={shown}
      getRowId={rowId}
      sort={sort}
      onSort={onSort}
      selection={selection}
      onSelectionChange={setSelection}
    />
  )
}

const Grid = () => (
  <UiProvider locale="en" labels={enLabels} navigate={stay}>
    <Sales />
  </UiProvider>
)

export default {
  Grid,
  scroller: '.ui-table-scroller',
  box: 'tbody input[type=checkbox]',
  fullHeight: 300_000,
} satisfies Fixture
