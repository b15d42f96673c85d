import type { Meta, StoryObj } from '@storybook/react-vite'
import { Wallet } from 'lucide-react'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Grid } from '../grid/grid.tsx'
import { Sparkline } from '../sparkline/sparkline.tsx'
import { Stat } from './stat.tsx'

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Lượt truy cập', value: '12.480' },
  parameters: { english: { label: 'Visits', value: '12,480' } },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('term')).toHaveTextContent(t('Lượt truy cập', 'Visits'))
    await expect(canvas.getByRole('definition')).toHaveTextContent(/12[.,]480/)
  },
}

export const Rising: Story = {
  args: {
    change: { text: '+12% so với tuần trước', direction: 'up', tone: 'success' },
    icon: <Wallet aria-hidden="true" />,
  },
  parameters: { english: { change: { text: '+12% on last week', direction: 'up', tone: 'success' } } },
}

export const Falling: Story = {
  args: { change: { text: '-4% so với tuần trước', direction: 'down', tone: 'danger' } },
  parameters: { english: { change: { text: '-4% on last week', direction: 'down', tone: 'danger' } } },
}

export const WithSparkline: Story = {
  args: { hint: '7 ngày qua', footer: <Sparkline values={[3, 5, 4, 8, 7, 9, 12]} label="Tăng từ 3 lên 12" /> },
  parameters: {
    english: { hint: 'Last 7 days', footer: <Sparkline values={[3, 5, 4, 8, 7, 9, 12]} label="Up from 3 to 12" /> },
  },
}

export const Loading: Story = {
  args: { value: '', isLoading: true, hint: 'tháng này' },
  parameters: { english: { hint: 'this month' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('definition')).toHaveTextContent(/Đang tải|Loading/)
  },
}

/** A tile is as high while loading, with a short and with a long value. */
export const KeepsItsHeight: Story = {
  name: 'Height while loading',
  render: (_, { globals }) => {
    const t = textsIn(globals)
    return (
      <Grid columns={{ base: 3 }}>
        <Stat data-testid="tile" label={t('Doanh thu', 'Revenue')} value="" isLoading />
        <Stat data-testid="tile" label={t('Doanh thu', 'Revenue')} value="128" />
        <Stat data-testid="tile" label={t('Doanh thu', 'Revenue')} value="15.000.000 ₫" />
      </Grid>
    )
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByTestId('tile').map((tile) => tile.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const LongValue: Story = {
  args: { label: 'Tổng giá trị giao dịch đã đối soát trong quý', value: '1.234.567.890.000 ₫' },
  parameters: { english: { label: 'Total value of the transactions reconciled this quarter' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}
