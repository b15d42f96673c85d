// The free edition has pages of at most 100 rows. It renders less than the others, but still gets all rows.
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { columns, columnWidth, type Fixture, rowHeight, rows, type Sale } from './rows.ts'

const gridColumns: GridColDef<Sale>[] = columns.map(({ id, header, isNumeric }) => ({
  field: id,
  headerName: header,
  width: columnWidth,
  ...(isNumeric && { type: 'number' as const }),
}))
const initialState = { pagination: { paginationModel: { pageSize: 100 } } }

const Grid = () => (
  <DataGrid
    rows={rows}
    columns={gridColumns}
    rowHeight={rowHeight}
    checkboxSelection
    initialState={initialState}
    pageSizeOptions={[100]}
  />
)

export default {
  Grid,
  scroller: '.MuiDataGrid-virtualScroller',
  box: '.MuiDataGrid-row input[type=checkbox]',
  fullHeight: 3_500,
} satisfies Fixture
