import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { label: 'Thông báo chung', children: 'Tối nay từ 23:00 đến 23:30 hệ thống được bảo trì.' },
  parameters: {
    layout: 'fullscreen',
    english: { label: 'Announcement', children: 'The system is down for maintenance tonight from 23:00 to 23:30.' },
  },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dismissable: Story = {
  args: { tone: 'accent', onDismiss: fn(), actions: <a href="#sale">Xem ưu đãi</a> },
  parameters: { english: { actions: <a href="#sale">See the offers</a> } },
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
  parameters: {
    english: {
      children:
        'Because of a tropical depression, deliveries to the central provinces may take two to three days longer than expected. Thank you for your patience.',
    },
  },
}
