import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wallet } from 'lucide-react'
import { expect } from 'storybook/test'
import { Grid } from '../grid/grid.tsx'
import { Sparkline } from '../sparkline/sparkline.tsx'
import { Stat } from './stat.tsx'

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Lượt truy cập', value: '12.480' },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Lượt truy cập')
    await expect(canvas.getByRole('definition')).toHaveTextContent('12.480')
  },
}

export const Rising: Story = {
  args: {
    change: { text: '+12% so với tuần trước', direction: 'up', tone: 'success' },
    icon: <Wallet aria-hidden="true" />,
  },
}

export const Falling: Story = { args: { change: { text: '-4% so với tuần trước', direction: 'down', tone: 'danger' } } }

export const WithSparkline: Story = {
  args: { hint: '7 ngày qua', footer: <Sparkline values={[3, 5, 4, 8, 7, 9, 12]} label="Tăng từ 3 lên 12" /> },
}

export const Loading: Story = {
  args: { value: '', isLoading: true, hint: 'tháng này' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('definition')).toHaveTextContent(/Đang tải|Loading/)
  },
}

/** A tile is as high while loading, with a short and with a long value. */
export const KeepsItsHeight: Story = {
  name: 'Height while loading',
  render: () => (
    <Grid columns={{ base: 3 }}>
      <Stat data-testid="tile" label="Doanh thu" value="" isLoading />
      <Stat data-testid="tile" label="Doanh thu" value="128" />
      <Stat data-testid="tile" label="Doanh thu" value="15.000.000 ₫" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByTestId('tile').map((tile) => tile.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const LongValue: Story = {
  args: { label: 'Tổng giá trị giao dịch đã đối soát trong quý', value: '1.234.567.890.000 ₫' },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}
