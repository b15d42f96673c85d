// Mantine has no grid: its Table and Checkbox, with TanStack Table for the rows and TanStack Virtual for those in sight.
import { Checkbox, MantineProvider, Table, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles.css'
import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { area, columns, type Fixture, rowHeight, rows, type Sale } from './rows.ts'

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
})
const helper = createColumnHelper<typeof features, Sale>()
const tableColumns = helper.columns(columns.map(({ id, header }) => helper.accessor(id, { header })))
const getRowId = ({ id }: Sale) => id

function Sales() {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useTable({ features, columns: tableColumns, data: rows, getRowId, enableSubRowSelection: false })
  const { rows: all } = table.getRowModel()
  // oxlint-disable-next-line react/incompatible-library -- no compiler at work here
  const virtualizer = useVirtualizer({
    count: all.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  })
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div ref={scroller} className="scroller" style={{ ...area, overflow: 'auto' }}>
      <Table stickyHeader aria-label="Sales">
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              <Table.Th>
                <Checkbox
                  aria-label="All"
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </Table.Th>
              {group.headers.map((header) => (
                <Table.Th key={header.id}>
                  <UnstyledButton fw={700} fz="sm" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </UnstyledButton>
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          <tr style={{ height: before }} />
          {items.map(({ index }) => {
            const row = all[index]
            return (
              row && (
                <Table.Tr key={row.id} style={{ height: rowHeight }}>
                  <Table.Td>
                    <Checkbox
                      aria-label={row.id}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </Table.Td>
                  {row.getAllCells().map((cell) => (
                    <Table.Td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              )
            )
          })}
          <tr style={{ height: after }} />
        </Table.Tbody>
      </Table>
    </div>
  )
}

const Grid = () => (
  <MantineProvider>
    <Sales />
  </MantineProvider>
)

export default {
  Grid,
  scroller: '.scroller',
  box: 'tbody input[type=checkbox]',
  fullHeight: 300_000,
} satisfies Fixture
