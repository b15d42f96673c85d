import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarChart } from './bar-chart.tsx'

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    title: 'Giỏ hàng theo bến',
    summary: 'Cái Răng bán nhiều nhất, gấp đôi Phong Điền.',
    labelHeader: 'Bến',
    valueHeader: 'Số giỏ',
    formatValue: (value) => value.toLocaleString('vi-VN'),
    data: [
      { label: 'Cái Răng', value: 2480 },
      { label: 'Phong Điền', value: 1210 },
      { label: 'Ngã Bảy', value: 1890 },
      { label: 'Ngã Năm', value: 760 },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.480')).toBeVisible()
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2.480')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ }))
    await expect(canvas.getByRole('cell', { name: '2.480' })).toBeVisible()
  },
}

export const ManyBars: Story = {
  args: { data: Array.from({ length: 30 }, (_, index) => ({ label: `${index + 1}`, value: (index * 37) % 90 })) },
}

export const WithThePeriodBefore: Story = {
  args: {
    previousHeader: 'Kỳ trước',
    data: Array.from({ length: 14 }, (_, index) => ({
      label: `${index + 1}/11`,
      value: (index * 37) % 90,
      previous: (index * 53) % 80,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ }))
    await expect(canvas.getByRole('columnheader', { name: 'Kỳ trước' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng biểu đồ|Show as a chart/ }))
  },
}

export const NoData: Story = { args: { data: [], summary: 'Chưa có số liệu.' } }
