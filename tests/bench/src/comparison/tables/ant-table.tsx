import { Table, type TableColumnsType } from 'antd'
import { type Key, useState } from 'react'
import { area, columns, columnWidth, type Fixture, rows, type Sale } from './rows.ts'

const tableColumns: TableColumnsType<Sale> = columns.map(({ id, header, isNumeric }) => ({
  dataIndex: id,
  title: header,
  width: columnWidth,
  sorter: isNumeric ? (a, b) => Number(a[id]) - Number(b[id]) : (a, b) => String(a[id]).localeCompare(String(b[id])),
  ...(isNumeric && { align: 'right' as const }),
}))
const scroll = { x: columns.length * columnWidth, y: area.height - 40 }

function Grid() {
  const [selectedRowKeys, onChange] = useState<Key[]>([])
  return (
    <Table
      virtual
      rowKey="id"
      size="small"
      columns={tableColumns}
      dataSource={rows}
      pagination={false}
      scroll={scroll}
      rowSelection={{ selectedRowKeys, onChange }}
    />
  )
}

export default {
  Grid,
  scroller: '.ant-table-tbody-virtual-holder',
  box: '.ant-table-tbody-virtual .ant-checkbox-input',
  fullHeight: 300_000,
} satisfies Fixture
