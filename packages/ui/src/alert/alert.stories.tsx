import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'Giờ giao hàng có thể đổi theo con nước.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('con nước')
  },
}

export const Success: Story = { args: { tone: 'success', title: 'Đã lưu', children: 'Địa chỉ mới đã được lưu.' } }

export const Warning: Story = { args: { tone: 'warning', title: 'Sắp hết hạn' } }

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Không lưu được',
    children: 'Những gì bạn đã nhập vẫn còn đây. Hãy thử lại.',
    actions: <a href="#again">Thử lại</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không lưu được')
  },
}

export const Neutral: Story = { args: { tone: 'neutral' } }

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Đóng|Close/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Silent: Story = {
  args: { urgency: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
