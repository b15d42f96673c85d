// Registers only the modules needed and sets row ids, as its documentation advises.
import { ClientSideRowModelModule, type ColDef, ModuleRegistry, RowSelectionModule } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { columns, columnWidth, type Fixture, rowHeight, rows, type Sale } from './rows.ts'

ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule])

const columnDefs: ColDef<Sale>[] = columns.map(({ id, header }) => ({
  field: id,
  headerName: header,
  width: columnWidth,
}))
const rowSelection = { mode: 'multiRow' } as const

const Grid = () => (
  <AgGridReact<Sale>
    rowData={rows}
    columnDefs={columnDefs}
    getRowId={({ data }) => data.id}
    rowSelection={rowSelection}
    rowHeight={rowHeight}
  />
)

export default {
  Grid,
  scroller: '.ag-grid-viewport',
  box: '.ag-row .ag-checkbox-input',
  fullHeight: 300_000,
} satisfies Fixture
