import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sparkline } from './sparkline.tsx'

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: [3, 5, 4, 8, 7, 9, 12], label: 'Tăng từ 3 lên 12 trong 7 ngày' },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Tăng từ 3 lên 12 trong 7 ngày' })).toBeVisible()
  },
}

export const Flat: Story = { args: { values: [5, 5, 5, 5], label: 'Không đổi ở mức 5' } }

export const NoValues: Story = { args: { values: [], label: 'Chưa có số liệu' } }
