import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Đang tải tệp lên', value: 40 },
  parameters: { english: { label: 'Uploading file' } },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    const bar = canvas.getByRole('progressbar', { name: t('Đang tải tệp lên', 'Uploading file') })
    await expect(bar).toHaveAttribute('value', '40')
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
  },
}

export const Counted: Story = {
  args: { value: 3, max: 10, valueText: '3 / 10 tệp' },
  parameters: { english: { valueText: '3 / 10 files' } },
}

export const Finished: Story = { args: { value: 100, tone: 'success' } }

export const UnknownLength: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true } }
