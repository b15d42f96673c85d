import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Chưa có gì được lưu' },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chưa có gì được lưu' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Khám phá chợ' })).toBeVisible()
  },
}
