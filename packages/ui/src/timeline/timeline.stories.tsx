import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './timeline.tsx'

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    items: [
      {
        id: 'sent',
        title: 'Đã gửi yêu cầu',
        status: 'done',
        time: { dateTime: '2026-11-20T08:15:00+07:00', text: '08:15, 20/11/2026' },
      },
      {
        id: 'checked',
        title: 'Đang kiểm tra',
        status: 'current',
        time: { dateTime: '2026-11-20T09:40:00+07:00', text: '09:40, 20/11/2026' },
        description: 'Thường mất vài giờ trong ngày làm việc.',
      },
      { id: 'finished', title: 'Hoàn tất', status: 'upcoming' },
    ],
  },
  parameters: {
    english: {
      items: [
        {
          id: 'sent',
          title: 'Request sent',
          status: 'done',
          time: { dateTime: '2026-11-20T08:15:00+07:00', text: '08:15, 20/11/2026' },
        },
        {
          id: 'checked',
          title: 'Being checked',
          status: 'current',
          time: { dateTime: '2026-11-20T09:40:00+07:00', text: '09:40, 20/11/2026' },
          description: 'Usually takes a few hours on working days.',
        },
        { id: 'finished', title: 'Completed', status: 'upcoming' },
      ],
    },
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(3)
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
  },
}

export const Failed: Story = {
  args: {
    items: [
      { id: 'sent', title: 'Đã gửi yêu cầu', status: 'done' },
      { id: 'refused', title: 'Bị từ chối', status: 'failed', description: 'Ảnh chứng từ không đọc được.' },
    ],
  },
  parameters: {
    english: {
      items: [
        { id: 'sent', title: 'Request sent', status: 'done' },
        {
          id: 'refused',
          title: 'Rejected',
          status: 'failed',
          description: 'The photo of the document is not legible.',
        },
      ],
    },
  },
}
