import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Sparkline } from './sparkline.tsx'

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: [3, 5, 4, 8, 7, 9, 12], label: 'Tăng từ 3 lên 12 trong 7 ngày' },
  parameters: { english: { label: 'Up from 3 to 12 in 7 days' } },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(
      canvas.getByRole('img', { name: t('Tăng từ 3 lên 12 trong 7 ngày', 'Up from 3 to 12 in 7 days') }),
    ).toBeVisible()
  },
}

export const Flat: Story = {
  args: { values: [5, 5, 5, 5], label: 'Không đổi ở mức 5' },
  parameters: { english: { label: 'Steady at 5' } },
}

export const NoValues: Story = {
  args: { values: [], label: 'Chưa có số liệu' },
  parameters: { english: { label: 'No figures yet' } },
}
