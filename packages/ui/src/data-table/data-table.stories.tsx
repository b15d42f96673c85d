import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { DataTable, type DataTableColumn } from './data-table.tsx'

interface Boat {
  id: string
  name: string
  port: string
  baskets: number
  isMoored: boolean
}

const boats: Boat[] = [
  { id: 'b1', name: 'Hương Quê', port: 'Cái Răng', baskets: 120, isMoored: true },
  { id: 'b2', name: 'Sông Hậu', port: 'Phong Điền', baskets: 86, isMoored: false },
  { id: 'b3', name: 'Út Mười', port: 'Ngã Bảy', baskets: 1240, isMoored: true },
]

const columns: DataTableColumn<Boat>[] = [
  { id: 'name', header: 'Tên ghe', cell: (boat) => boat.name, isPrimary: true, isSortable: true },
  { id: 'port', header: 'Bến', cell: (boat) => boat.port },
  {
    id: 'baskets',
    header: 'Số giỏ',
    cell: (boat) => boat.baskets.toLocaleString('vi'),
    isNumeric: true,
    isSortable: true,
  },
  {
    id: 'state',
    header: 'Trạng thái',
    cell: (boat) => (
      <Badge tone={boat.isMoored ? 'success' : 'neutral'}>{boat.isMoored ? 'Đã neo' : 'Đang chạy'}</Badge>
    ),
  },
  { id: 'actions', header: 'Thao tác', isHeaderHidden: true, cell: () => <a href="#boat">Xem</a> },
]

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Boat>,
  args: { label: 'Ghe thuyền', columns, rows: boats, getRowId: (boat) => boat.id, getRowLabel: (boat) => boat.name },
} satisfies Meta<typeof DataTable<Boat>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ghe thuyền' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Út Mười' })).toBeVisible()
  },
}

export const SortsAgain: Story = {
  name: '[LIST-02] the sorted column toggles between desc and asc',
  args: { sort: { by: 'baskets', order: 'desc' }, onSort: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Số giỏ' })).toHaveAttribute('aria-sort', 'descending')
    canvas.getByRole('button', { name: 'Số giỏ' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'baskets', order: 'asc' })
  },
}

export const SortsAnew: Story = {
  name: '[LIST-03] a new column starts at desc',
  args: { sort: { by: 'baskets', order: 'asc' }, onSort: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Bến' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Tên ghe' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'name', order: 'desc' })
  },
}

export const Selection: Story = {
  render: function Selecting(args) {
    const [ids, setIds] = useState<string[]>([])
    return (
      <DataTable
        {...args}
        selectedIds={ids}
        onSelectedIdsChange={setIds}
        bulkActions={<Button size="sm">Gọi</Button>}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: /Chọn tất cả|Select all/ })
    await userEvent.click(canvas.getByRole('checkbox', { name: /Sông Hậu/ }))
    await expect(all).toBePartiallyChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('group')).toHaveTextContent('3')
    all.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đang tải|Loading/)
  },
}

export const LoadingAnotherPage: Story = { args: { isLoading: true } }

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Chưa có ghe nào" message="Ghe mới vào bến sẽ hiện ở đây." /> },
}

export const Failed: Story = {
  args: { rows: [], error: <ErrorState title="Không tải được danh sách" onRetry={fn()} /> },
}

export const Comfortable: Story = { args: { density: 'comfortable' } }

export const Cards: Story = {
  args: { sort: { by: 'baskets', order: 'desc' }, onSort: fn(), selectedIds: ['b2'], onSelectedIdsChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getAllByText('Bến')[1]).toBeVisible()
  },
}

export const StickyHeader: Story = {
  args: {
    hasStickyHeader: true,
    rows: Array.from(
      { length: 60 },
      (_, index) => ({ ...boats[index % 3], id: `n${index}`, name: `Ghe ${index + 1}` }) as Boat,
    ),
  },
}
