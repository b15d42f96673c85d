import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { label: 'Thông báo chung', children: 'Tối nay từ 23:00 đến 23:30 hệ thống được bảo trì.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dismissable: Story = {
  args: { tone: 'accent', onDismiss: fn(), actions: <a href="#sale">Xem ưu đãi</a> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Đóng|Close/ }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    tone: 'warning',
    onDismiss: fn(),
    children:
      'Vì ảnh hưởng của áp thấp nhiệt đới, việc giao hàng đến các tỉnh miền Trung có thể chậm hơn dự kiến từ hai đến ba ngày. Mong bạn thông cảm.',
  },
}
