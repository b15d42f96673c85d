import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { FunnelChart } from './funnel-chart.tsx'

const meta = {
  title: 'Data/FunnelChart',
  component: FunnelChart,
  args: {
    title: 'Khách ghé bến',
    summary: 'Một phần tư khách lên bến mua hàng.',
    labelHeader: 'Bước',
    valueHeader: 'Khách',
    formatValue: (value) => value.toLocaleString('vi-VN'),
    data: [
      { label: 'Ghé bến', value: 4800 },
      { label: 'Xem hàng', value: 3100 },
      { label: 'Hỏi giá', value: 1900 },
      { label: 'Mua', value: 1200 },
    ],
  },
  parameters: {
    english: {
      title: 'Visitors at the pier',
      summary: 'A quarter of the visitors buy something.',
      labelHeader: 'Step',
      valueHeader: 'Visitors',
      formatValue: (value: number) => value.toLocaleString('en'),
      data: [
        { label: 'Arrive', value: 4800 },
        { label: 'Look around', value: 3100 },
        { label: 'Ask the price', value: 1900 },
        { label: 'Buy', value: 1200 },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FunnelChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(
      t(/Mua.*1\.200.*63[.,]2\s?%.*Hỏi giá/, /Buy.*1,200.*63[.,]2\s?%.*Ask the price/),
    )
  },
}

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng bảng|Show as a table/ }))
    await expect(canvas.getByRole('row', { name: /(Mua 1\.200|Buy 1,200) 25\s?%/ })).toBeVisible()
  },
}

/** Nobody came: stages without shares. */
export const AllZero: Story = {
  args: { data: meta.args.data.map(({ label }) => ({ label, value: 0 })), summary: 'Chưa có khách nào.' },
  parameters: {
    english: {
      data: meta.parameters.english.data.map(({ label }) => ({ label, value: 0 })),
      summary: 'No visitors yet.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    data: [
      { label: 'Ghé bến chợ nổi Cái Răng vào sáng sớm cuối tuần trong mùa nước nổi', value: 4800 },
      { label: 'Xem', value: 20 },
    ],
  },
  parameters: {
    english: {
      data: [
        { label: 'Arrive at Cái Răng floating market early on a weekend morning in the flood season', value: 4800 },
        { label: 'View', value: 20 },
      ],
    },
  },
}

export const NoData: Story = {
  args: { data: [], summary: 'Chưa có số liệu.' },
  parameters: { english: { summary: 'No figures yet.' } },
}
