import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineChart } from './line-chart.tsx'

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: {
    title: 'Ghe vào bến',
    summary: 'Số ghe vào bến tăng từ 42 lên 87 trong 7 ngày.',
    labelHeader: 'Ngày',
    valueHeader: 'Số ghe',
    data: [42, 51, 48, 60, 72, 69, 87].map((value, index) => ({ label: `${14 + index}/11`, value })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('tăng từ 42 lên 87')
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ })
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('table', { name: 'Ghe vào bến' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(8)
    await expect(toggle).toHaveFocus()
  },
}

export const NoData: Story = {
  args: { data: [], summary: 'Chưa có số liệu.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa có số liệu.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
