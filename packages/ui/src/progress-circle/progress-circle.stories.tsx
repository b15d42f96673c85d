import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { ProgressCircle } from './progress-circle.tsx'

const meta = {
  title: 'Feedback/ProgressCircle',
  component: ProgressCircle,
  args: { label: 'Đang nén ảnh', value: 40 },
  parameters: { english: { label: 'Compressing photo' } },
} satisfies Meta<typeof ProgressCircle>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const circle = canvas.getByRole('progressbar', { name: t('Đang nén ảnh', 'Compressing photo') })
    await expect(circle).toHaveAttribute('aria-valuenow', '40')
    await expect(circle).toHaveAttribute('aria-valuetext', '40%')
  },
}

export const UnknownLength: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const Empty: Story = { args: { value: 0 } }
export const Finished: Story = { args: { value: 100, tone: 'success', size: 'lg' } }
export const Failed: Story = {
  args: { value: 70, tone: 'danger', label: 'Không gửi được ảnh thứ 7' },
  parameters: { english: { label: 'Photo 7 could not be sent' } },
}
export const Small: Story = { args: { size: 'sm', isLabelHidden: true } }
export const LongWords: Story = {
  args: {
    label: 'Đang chuẩn bị tệp xuất của tất cả các đơn hàng trong năm. '.repeat(4),
    max: 12,
    value: 5,
    valueText: '5/12',
  },
  parameters: { english: { label: 'Preparing the export of all orders of the year. '.repeat(4) } },
}
