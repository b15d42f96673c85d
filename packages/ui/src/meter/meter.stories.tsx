import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Meter } from './meter.tsx'

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: { label: 'Dung lượng đã dùng', value: 64 },
  parameters: { english: { label: 'Storage used' } },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const meter = canvas.getByRole('meter', { name: t('Dung lượng đã dùng', 'Storage used') })
    await expect(meter).toHaveAttribute('aria-valuenow', '64')
    await expect(meter).toHaveAttribute('aria-valuetext', '64%')
  },
}

export const NearlyFull: Story = {
  args: { value: 47, max: 50, valueText: '47 / 50 ảnh', tone: 'warning' },
  parameters: { english: { valueText: '47 / 50 photos' } },
}

export const Empty: Story = { args: { value: 0 } }

export const BeyondRange: Story = { args: { value: 140, tone: 'danger' } }
