import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { DonutChart } from './donut-chart.tsx'

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  args: {
    title: 'Hàng trên ghe',
    summary: 'Trái cây chiếm quá nửa chuyến hàng.',
    labelHeader: 'Mặt hàng',
    valueHeader: 'Giỏ',
    formatValue: (value) => value.toLocaleString('vi-VN'),
    data: [
      { label: 'Trái cây', value: 1240 },
      { label: 'Rau củ', value: 610 },
      { label: 'Hoa kiểng', value: 320 },
      { label: 'Cá khô', value: 90 },
    ],
  },
  parameters: {
    english: {
      title: 'Goods on the boat',
      summary: 'Fruit makes up more than half of the load.',
      labelHeader: 'Goods',
      valueHeader: 'Baskets',
      formatValue: (value: number) => value.toLocaleString('en'),
      data: [
        { label: 'Fruit', value: 1240 },
        { label: 'Vegetables', value: 610 },
        { label: 'Flowers', value: 320 },
        { label: 'Dried fish', value: 90 },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      t(/Trái cây.*1\.240.*54[.,]9\s?%/, /Fruit.*1,240.*54[.,]9\s?%/),
    )
  },
}

export const AsTable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ }))
    await expect(canvas.getByRole('columnheader', { name: /Tỷ lệ|Share/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: t(/Cá khô 90/, /Dried fish 90/) })).toBeVisible()
  },
}

/** More parts than can be told apart: the last are drawn as one, and the table shows each. */
export const ManyParts: Story = {
  args: {
    data: ['Xoài', 'Bưởi', 'Cam', 'Chôm chôm', 'Sầu riêng', 'Vú sữa', 'Mận', 'Ổi'].map((label, index) => ({
      label,
      value: 800 - index * 90,
    })),
  },
  parameters: {
    english: {
      data: ['Mangoes', 'Pomelos', 'Oranges', 'Rambutans', 'Durians', 'Star apples', 'Rose apples', 'Guavas'].map(
        (label, index) => ({
          label,
          value: 800 - index * 90,
        }),
      ),
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByText(/^(Khác|Others)$/)).toBeVisible()
    const toggle = canvas.getByRole('button')
    await userEvent.click(toggle)
    await expect(canvas.getByRole('rowheader', { name: t('Ổi', 'Guavas') })).toBeVisible()
    await userEvent.click(toggle)
  },
}

export const OnePart: Story = {
  args: { data: [{ label: 'Trái cây', value: 1240 }], summary: 'Chỉ có trái cây.' },
  parameters: { english: { data: [{ label: 'Fruit', value: 1240 }], summary: 'Only fruit.' } },
}

/** All parts are zero: an empty ring, without shares. */
export const AllZero: Story = {
  args: { data: meta.args.data.map(({ label }) => ({ label, value: 0 })), summary: 'Chưa bán được gì.' },
  parameters: {
    english: {
      data: meta.parameters.english.data.map(({ label }) => ({ label, value: 0 })),
      summary: 'Nothing sold yet.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    formatValue: (value) => `${(value * 1_000_000).toLocaleString('vi-VN')} ₫`,
    formatTotal: (value) => `${(value / 1000).toLocaleString('vi-VN', { maximumFractionDigits: 1 })} tỷ`,
    totalLabel: 'doanh thu',
    data: [
      { label: 'Trái cây đặc sản miền Tây Nam Bộ đóng thùng gửi đi các tỉnh phía Bắc', value: 1240 },
      { label: 'Rau củ sạch', value: 610 },
    ],
  },
  parameters: {
    english: {
      formatTotal: (value: number) => `${(value / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} bn`,
      totalLabel: 'revenue',
      data: [
        { label: 'Specialty fruit of the Mekong Delta, packed in crates for the northern provinces', value: 1240 },
        { label: 'Organic vegetables', value: 610 },
      ],
    },
  },
}

export const NoData: Story = {
  args: { data: [], summary: 'Chưa có số liệu.' },
  parameters: { english: { summary: 'No figures yet.' } },
}
