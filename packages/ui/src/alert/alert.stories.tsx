import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Alert } from './alert.tsx'

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { children: 'Giờ giao hàng có thể đổi theo con nước.' },
  parameters: { english: { children: 'Delivery times may change with the tide.' } },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(t('con nước', 'the tide'))
  },
}

export const Success: Story = {
  args: { tone: 'success', title: 'Đã lưu', children: 'Địa chỉ mới đã được lưu.' },
  parameters: { english: { title: 'Saved', children: 'The new address has been saved.' } },
}

export const Warning: Story = {
  args: { tone: 'warning', title: 'Sắp hết hạn' },
  parameters: { english: { title: 'Expires soon' } },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Không lưu được',
    children: 'Những gì bạn đã nhập vẫn còn đây. Hãy thử lại.',
    actions: <a href="#again">Thử lại</a>,
  },
  parameters: {
    english: {
      title: 'Not saved',
      children: 'What you typed is still here. Try again.',
      actions: <a href="#again">Try again</a>,
    },
  },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Không lưu được', 'Not saved'))
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
