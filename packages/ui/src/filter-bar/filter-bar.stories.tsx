import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FilterBar } from './filter-bar.tsx'

const search = (
  <label>
    Tìm ghe <input type="search" />
  </label>
)

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    label: 'Lọc danh sách',
    search,
    children: (
      <label>
        Bến{' '}
        <select>
          <option>Tất cả</option>
          <option>Cái Răng</option>
        </select>
      </label>
    ),
    result: '24 kết quả',
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 kết quả')
  },
}

export const Applied: Story = {
  args: {
    applied: [
      { id: 'port', label: 'Bến: Cái Răng' },
      { id: 'state', label: 'Trạng thái: đã neo' },
    ],
    onClear: fn(),
  },
  render: function Filtering(args) {
    const [applied, setApplied] = useState(args.applied ?? [])
    return (
      <FilterBar
        {...args}
        applied={applied}
        onRemove={(id) => setApplied(applied.filter((filter) => filter.id !== id))}
      />
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bến: Cái Răng/ }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /Xóa bộ lọc|Clear filters/ }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
