import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đang tải|Loading/)
  },
}

export const OwnLabel: Story = {
  args: { label: 'Đang tính phí vận chuyển' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tính phí vận chuyển')
  },
}

export const Sizes: Story = {
  render: () => (
    <p>
      <Spinner size="sm" /> <Spinner /> <Spinner size="lg" />
    </p>
  ),
}
