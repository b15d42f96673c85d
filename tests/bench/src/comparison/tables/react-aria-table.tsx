import { useMemo, useState } from 'react'
import {
  Cell,
  Checkbox,
  Column,
  Row,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components'
import { area, columns, type Fixture, rowHeight, rows, type Sale } from './rows.ts'

const layoutOptions = { rowHeight, headingHeight: rowHeight }

function sorted({ column, direction }: SortDescriptor): Sale[] {
  const sign = direction === 'ascending' ? 1 : -1
  const by = column as keyof Sale
  return rows.toSorted((a, b) => sign * String(a[by]).localeCompare(String(b[by]), 'vi', { numeric: true }))
}

function Grid() {
  const [sort, setSort] = useState<SortDescriptor>()
  const items = useMemo(() => (sort ? sorted(sort) : rows), [sort])
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <Table
        aria-label="Sales"
        selectionMode="multiple"
        {...(sort && { sortDescriptor: sort })}
        onSortChange={setSort}
        style={{ width: area.width, height: area.height, overflow: 'auto' }}
      >
        <TableHeader>
          <Column width={44}>
            <Checkbox slot="selection">
              <span className="box" />
            </Checkbox>
          </Column>
          {columns.map(({ id, header }) => (
            <Column key={id} id={id} allowsSorting isRowHeader={id === 'name'}>
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={items}>
          {(sale) => (
            <Row>
              <Cell>
                <Checkbox slot="selection">
                  <span className="box" />
                </Checkbox>
              </Cell>
              {columns.map(({ id }) => (
                <Cell key={id}>{sale[id]}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  )
}

export default {
  Grid,
  scroller: '[role=grid]',
  box: '[role=row] [role=gridcell] label',
  fullHeight: 300_000,
} satisfies Fixture
