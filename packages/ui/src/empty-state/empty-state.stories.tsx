import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Chưa có gì được lưu' },
  parameters: { english: { title: 'Nothing saved yet' } },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithNextStep: Story = {
  args: {
    icon: <Heart />,
    message: 'Chạm vào hình trái tim để lưu lại những gì bạn thích, rồi tìm thấy chúng ở đây.',
    action: <Button>Khám phá chợ</Button>,
  },
  parameters: {
    english: {
      message: 'Tap the heart to save what you like, then find it here.',
      action: <Button>Explore the market</Button>,
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('heading', { name: t('Chưa có gì được lưu', 'Nothing saved yet') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('Khám phá chợ', 'Explore the market') })).toBeVisible()
  },
}
