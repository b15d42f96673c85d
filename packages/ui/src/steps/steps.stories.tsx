import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps.tsx'

const meta = {
  title: 'Feedback/Steps',
  component: Steps,
  args: {
    'aria-label': 'Các bước đăng ký',
    currentId: 'address',
    steps: [
      { id: 'account', label: 'Tài khoản', href: '#account' },
      { id: 'address', label: 'Địa chỉ', description: 'Nơi nhận hàng' },
      { id: 'check', label: 'Kiểm tra' },
    ],
  },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('link', { name: 'Tài khoản' })).toBeVisible()
  },
}

export const First: Story = { args: { currentId: 'account' } }

export const AllDone: Story = {
  args: { currentId: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
  },
}
