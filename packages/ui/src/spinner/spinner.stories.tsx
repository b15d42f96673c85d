import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
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
  parameters: { english: { label: 'Calculating the shipping fee' } },
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('Đang tính phí vận chuyển', 'Calculating the shipping fee'),
    )
  },
}

export const Sizes: Story = {
  render: () => (
    <p>
      <Spinner size="sm" /> <Spinner /> <Spinner size="lg" />
    </p>
  ),
}
